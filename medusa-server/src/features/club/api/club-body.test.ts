import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { adjustmentBodySchema } from "./club-body.ts";

const key = "8a6e0804-2bd0-4672-b79d-d97027f9071a";
const accepts = (change: object) =>
  adjustmentBodySchema.safeParse({ points: 1, reason: "Goodwill", key, ...change }).success;

describe("adjustmentBodySchema", () => {
  for (const points of [1, -1, 0.01, -12.5, 1_000_000]) {
    it(`accepts ${points} points`, () => assert.ok(accepts({ points })));
  }

  for (const points of [0, 0.001, 1_000_001, -1_000_001, Number.NaN, Infinity, "1", null]) {
    it(`refuses ${points} points`, () => assert.ok(!accepts({ points })));
  }

  it("requires a printable reason and a key", () => {
    for (const reason of ["", " ", "\u0000", "a\u202Eb", "x".repeat(201), null]) {
      assert.ok(!accepts({ reason }), String(reason));
    }
    for (const other of ["", "1", null]) assert.ok(!accepts({ key: other }));
  });
});
