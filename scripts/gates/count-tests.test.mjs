import { expect, it } from "vitest";
import { countTests } from "./count-tests.mjs";

it("adds up what Vitest says of each package", () => {
  const output = [
    "@spolverk/domain:unit:  Test Files  3 passed (3)",
    "@spolverk/domain:unit:       Tests  12 passed (12)",
    "@spolverk/bff:unit:       Tests  1 failed | 30 passed | 2 skipped | 1 todo (34)",
  ].join("\n");
  expect(countTests(output)).toEqual({ passed: 42, failed: 1, skipped: 3 });
});

it("reads the summary of Playwright, where a test that needed luck has failed", () => {
  const output = "  1 failed\n    shopper/buy.spec.ts:3:1\n  1 flaky\n  2 did not run\n  12 passed (34.5s)\n";
  expect(countTests(output)).toEqual({ passed: 12, failed: 2, skipped: 2 });
});

it("reads the summary of Node's test runner", () => {
  expect(countTests("ℹ tests 6\nℹ pass 5\nℹ fail 1\nℹ skipped 0")).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
  });
});

it("counts nothing in other output", () => {
  expect(countTests("3 passed through here\nTests are fun: 4 passed?\n 12 files passed").passed).toBe(0);
});
