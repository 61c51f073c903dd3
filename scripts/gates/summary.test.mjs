import { expect, it } from "vitest";
import { addUp, formatSummary } from "./summary.mjs";

/** @param {string} name @param {Partial<import("./summary.mjs").StepResult>} rest @returns {import("./summary.mjs").StepResult} */
const step = (name, rest) => ({ name, outcome: "passed", tests: null, ms: 1200, note: "", ...rest });

it("the summary counts a failed step without failed tests as one failure", () => {
  const lint = step("lint", { outcome: "failed" });
  const crashed = step("browser", { outcome: "failed", tests: { passed: 3, failed: 0, skipped: 0 } });
  expect(addUp([lint, crashed])).toEqual({ passed: 3, failed: 2 });
});

it("the summary counts failed tests once, not their step as well", () => {
  const unit = step("unit", { outcome: "failed", tests: { passed: 9, failed: 2, skipped: 0 } });
  expect(addUp([unit])).toEqual({ passed: 9, failed: 2 });
});

it("the summary ends with the line that counts the tests", () => {
  const unit = step("unit", { tests: { passed: 9, failed: 0, skipped: 1 } });
  const lines = formatSummary([
    unit,
    step("shop", { outcome: "left out", ms: 0, note: "needs build" }),
  ]).split("\n");
  expect(lines.at(-1)).toBe("9 passed, 0 failed");
  expect(lines.slice(2, 4)).toEqual([
    "  unit  passed    1.2 s  9 passed, 1 skipped",
    "  shop  left out  0.0 s                       needs build",
  ]);
});
