import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toPlacingState } from "./to-placing-state.ts";

const row = { version: 5, order_id: null, held_until: null, cancelled_version: 0 };

describe("toPlacingState", () => {
  it("is nothing before placing and once there is an order", () => {
    assert.equal(toPlacingState(row), "none");
    assert.equal(toPlacingState({ ...row, order_id: "order_1", held_until: new Date() }), "none");
  });

  it("is waiting from the start of placing on", () => {
    assert.equal(toPlacingState({ ...row, held_until: new Date() }), "awaiting_payment");
  });

  it("is cancelled for the record that was given up, and not for the one after it", () => {
    assert.equal(toPlacingState({ ...row, cancelled_version: 5 }), "cancelled");
    assert.equal(toPlacingState({ ...row, version: 6, cancelled_version: 5 }), "none");
  });
});
