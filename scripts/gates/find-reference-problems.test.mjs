import { expect, it } from "vitest";
import { findReferenceProblems } from "./find-reference-problems.mjs";

const texts = new Map([
  ["docs/checkout.md", "# The checkout\n\n## Who pays, and how\n"],
  ["docs/decisions/0004-price.md", "# 0004 Price"],
  ["domain/src/prices/coupon.ts", ""],
]);
const check = (/** @type {string} */ text, file = "docs/page.md") =>
  findReferenceProblems([...texts.keys()], [{ file, text }], (name) => texts.get(name) ?? "");

it("findReferenceProblems accepts existing links, headings, files, folders and decisions", () => {
  const text =
    "[a](checkout.md#who-pays-and-how) [b](../domain/src) [c](https://example.com) decision 4, " +
    "docs/decisions/0004, `domain/src/prices/coupon.ts`, `coupon.ts`, `prices/`, `content/*/a.md`";
  expect(check(text)).toEqual([]);
});

it("findReferenceProblems reports a link to a file or a heading that does not exist", () => {
  expect(check("[a](gone.md) [b](checkout.md#nothing)")).toEqual([
    "docs/page.md: the link gone.md leads nowhere",
    "docs/page.md: checkout.md#nothing has no such heading",
  ]);
});

it("findReferenceProblems reports a file or a folder in backquotes that does not exist", () => {
  expect(check("`domain/src/gone.ts` and `gone/`")).toEqual([
    "docs/page.md: there is no file domain/src/gone.ts",
    "docs/page.md: there is no folder gone/",
  ]);
});

it("findReferenceProblems reports a decision without a record, in code too", () => {
  // Built at run time, so that the check does not read the sample as a reference of this file.
  const number = 5;
  const problem = `domain/src/prices/coupon.ts: there is no decision ${number}`;
  const text = `decision ${number} and docs/decisions/${number}`;
  expect(check(text, "domain/src/prices/coupon.ts")).toEqual([problem, problem]);
});
