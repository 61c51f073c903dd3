import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { MedusaError } from "@medusajs/framework/utils";
import { toPlaceFailure } from "./to-place-failure.ts";

const { NOT_ALLOWED, INVALID_DATA } = MedusaError.Types;

describe("toPlaceFailure", () => {
  it("names the inventory item that a reservation lacked", () => {
    const error = new MedusaError(
      NOT_ALLOWED,
      "Not enough stock available for item iitem_01ABC at location sloc_1",
    );
    assert.deepEqual(toPlaceFailure(error), { kind: "not_enough_stock", inventoryItemId: "iitem_01ABC" });
  });

  it("tells a coupon that Medusa counts as used up, by its own limit or its campaign's", () => {
    for (const message of [
      "Promotion usage exceeds the limit.",
      "Promotion usage exceeds the budget limit.",
    ]) {
      assert.equal(toPlaceFailure(new MedusaError(NOT_ALLOWED, message)).kind, "coupon_used");
    }
  });

  it("tells that too many wanted the same goods at once, which is worth another attempt", () => {
    for (const message of ["select 1 - deadlock detected", "Timed-out acquiring lock."]) {
      assert.equal(toPlaceFailure(new Error(message)).kind, "contention");
    }
  });

  it("expects nothing else", () => {
    assert.equal(toPlaceFailure(new MedusaError(INVALID_DATA, "Cannot complete a cart")).kind, "unexpected");
    assert.equal(toPlaceFailure(undefined).kind, "unexpected");
  });
});
