import { expect, it } from "vitest";
import { findRequirementProblems } from "./find-requirement-problems.mjs";
import { readRequirements } from "./read-requirements.mjs";

/** @type {Record<string, string>} */
const files = { "a.test.ts": 'it("refuses a | sign [1.1]", …', "docs/decisions/1.md": "" };
const check = (/** @type {string} */ markdown) =>
  findRequirementProblems(readRequirements(markdown), (file) => files[file] ?? null);

const table = (/** @type {string[]} */ ...rows) => ["Statements: 1.1-1.2, 2.1-2.1", "", ...rows].join("\n");
const good = [
  '| [1.1] | Signs \\| more | `a.test.ts`: "refuses a" |',
  "| [1.2] | Not shown | see `docs/decisions/1.md` |",
  "| [2.1] | Club | later |",
];

it("is content when each statement has its one row and its proof exists", () => {
  expect(check(table(...good))).toEqual([]);
});

it("names a statement without a row, one with two, and a row for no statement", () => {
  const rows = [...good.slice(1), "| [2.1] | Club | later |", "| [9.9] | ? | later |"];
  expect(check(table(...rows))).toEqual(["[1.1] has 0 rows", "[2.1] has 2 rows", "[9.9] is not a statement"]);
});

it("names a test, a file and a page that do not exist", () => {
  const rows = [
    '| [1.1] | Signs | `a.test.ts`: "allows a" |',
    '| [1.2] | x | `b.test.ts`: "y"<br>`a.test.ts`: "refuses a" |',
    "| [2.1] | Club | see `docs/club.md` |",
  ];
  expect(check(table(...rows))).toEqual([
    '[1.1] a.test.ts has no test "allows a"',
    "[1.2] b.test.ts does not exist",
    "[2.1] docs/club.md does not exist",
  ]);
});

it("accepts no other excuse than later", () => {
  expect(check(table(good[0] ?? "", good[1] ?? "", "| [2.1] | Club | soon |"))).toEqual([
    '[2.1] names neither a test nor "later"',
  ]);
});

it("finds a page without its line of statements", () => {
  expect(check("# Requirements")).toEqual(["The line of statements is missing"]);
});
