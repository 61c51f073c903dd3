import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { agreementBodySchema } from "./agreement-body.ts";

const isTaken = (discount_percentage: number) =>
  agreementBodySchema.safeParse({ target: "All", discount_percentage, valid_from: null, valid_to: null })
    .success;

describe("agreementBodySchema: percentage", () => {
  it("accepts from a hundredth of a percent to 100 [3.3]", () => {
    assert.deepEqual([0.01, 12.34, 100].map(isTaken), [true, true, true]);
    assert.deepEqual([100.01, 1000, 0, -5].map(isTaken), [false, false, false, false]);
  });

  it("refuses less than a hundredth of a percent, and more than two decimals", () => {
    assert.deepEqual([1e-9, 0.004, 0.015, 12.345].map(isTaken), [false, false, false, false]);
  });
});
