import assert from "node:assert/strict";
import { test } from "node:test";
import { resolveNextCheck } from "./retry-terms.ts";

const now = new Date("2026-11-26T12:00:00Z");
const waits = (isPlaced: boolean, counts: number[]) =>
  counts.map((failures) => {
    const next = resolveNextCheck({ failures, isPlaced }, { now, sweepSeconds: 60 });
    return (next.getTime() - now.getTime()) / 60_000;
  });

test("a payment is checked at every sweep until its fifth failure; each further failure doubles the interval", () => {
  assert.deepEqual(waits(true, [0, 1, 4, 5, 6, 7]), [0, 0, 0, 2, 4, 8]);
});

test("the interval is at most six hours for an order's payment, and five minutes for a payment that holds stock", () => {
  assert.deepEqual(waits(true, [12, 13, 14, 5000]), [256, 360, 360, 360]);
  assert.deepEqual(waits(false, [5, 6, 7, 5000]), [2, 4, 5, 5]);
});
