import { expect, it } from "vitest";
import { compareWithBudgets } from "./compare-with-budgets.mjs";

const hits = { bff: ["bff/a.ts:1: nobody", "bff/b.ts:2: anew"], domain: [] };

it("compareWithBudgets accepts a package whose hits equal its budget", () => {
  expect(compareWithBudgets(hits, { bff: 2 })).toEqual([]);
});

it("lists every hit of a package above its budget", () => {
  expect(compareWithBudgets(hits, { bff: 1 })).toEqual([
    "bff/a.ts:1: nobody",
    "bff/b.ts:2: anew",
    "bff has 2 phrases to avoid, 1 are allowed: reword the new ones",
  ]);
});

it("refuses a budget above the hits", () => {
  expect(compareWithBudgets(hits, { bff: 3 })).toEqual([
    "bff has 2 phrases to avoid, 3 are allowed: write the lower number",
  ]);
});

it("refuses hits of a package without a budget", () => {
  expect(compareWithBudgets({ scripts: ["scripts/a.mjs:1: anew"] }, {})).toHaveLength(2);
});

it("refuses a budget of a package without hits", () => {
  expect(compareWithBudgets({}, { gone: 1 })).toHaveLength(1);
});
