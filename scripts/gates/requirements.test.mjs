import { expect, it } from "vitest";
import { findRequirementProblems, listNumbers } from "./find-requirement-problems.mjs";
import { readRequirements } from "./read-requirements.mjs";

/** Built at run time, so that the check does not read the samples as titles of this file. */
const mark = (/** @type {string[]} */ ...numbers) => numbers.map((number) => `[${number}]`).join(" ");

const titles = /** @type {const} */ ([
  { level: "unit", title: `refuses a | sign ${mark("1.1")}` },
  { level: "browser", title: `the page refuses a | sign ${mark("1.1", "1.2")}` },
]);
const check = (
  /** @type {string[]} */ rows,
  shown = /** @type {Parameters<typeof listNumbers>[0]} */ (titles),
) =>
  findRequirementProblems(
    readRequirements(["Numbers: 1.1-1.3, 2.1-2.1", "", ...rows].join("\n")),
    listNumbers(shown),
    (page) => page === "docs/design.md",
  );
const good = [
  "| 1.1 | Signs \\| more | unit, browser |",
  "| 1.2 | Pages | partly browser |",
  "| 1.3 | Design | see `docs/design.md` |",
  "| 2.1 | Club | later |",
];
/** The valid table with another row. */
const withRow = (/** @type {number} */ index, /** @type {string} */ row) => good.toSpliced(index, 1, row);

it("findRequirementProblems accepts one row for each number, with the levels of its tests", () => {
  expect(check(good)).toEqual([]);
});

it("findRequirementProblems reports a number without a row, one with two, and a row for an unknown number", () => {
  const rows = [...good.slice(1), "| 2.1 | Club | later |", "| 9.9 | ? | later |"];
  expect(check(rows)).toEqual(["1.1 has 0 rows", "2.1 has 2 rows", "9.9 is no requirement"]);
});

it("findRequirementProblems refuses a row whose level has no test with its number", () => {
  expect(check(good, titles.slice(0, 1))).toEqual(["1.1 has no browser test", "1.2 has no browser test"]);
});

it("findRequirementProblems refuses a row that is marked later once a test has its number", () => {
  expect(check(withRow(1, "| 1.2 | Pages | later |"))).toEqual(["1.2 is later, and shown: browser"]);
});

it("findRequirementProblems refuses an unknown number in a title", () => {
  expect(check(good, [...titles, { level: "unit", title: `flies ${mark("7.7")}` }])).toEqual([
    "7.7 is no requirement",
  ]);
});

it("findRequirementProblems refuses an unknown level, and a page that does not exist", () => {
  expect(check(withRow(3, "| 2.1 | Club | soon |"))).toEqual(['2.1 says "soon", which is no level']);
  expect(check(withRow(2, "| 1.3 | Design | see `docs/club.md` |"))).toEqual([
    "1.3 docs/club.md does not exist",
  ]);
});

it("findRequirementProblems reports a missing line of numbers", () => {
  expect(findRequirementProblems(readRequirements("# Requirements"), listNumbers([]), () => true)).toEqual([
    "The line of numbers is missing",
  ]);
});
