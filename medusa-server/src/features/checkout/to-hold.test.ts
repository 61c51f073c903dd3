import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sampleGoods as goods } from "./testing/sample-goods.ts";
import { toHold } from "./to-hold.ts";

describe("toHold", () => {
  it("holds all that the cart wants of the same goods at the first place that has it", () => {
    assert.deepEqual(toHold([goods({}), goods({ quantity: 2 })]), [
      { inventoryItemId: "iitem_a", locationId: "far", quantity: 3, allowBackorder: false },
    ]);
  });

  it("holds a backorder at the first place there is", () => {
    const wanted = goods({ quantity: 9, allowBackorder: true, mustBeInStock: false });
    assert.deepEqual(toHold([wanted]), [
      { inventoryItemId: "iitem_a", locationId: "near", quantity: 9, allowBackorder: true },
    ]);
  });

  it("holds beyond the stock only when all that want the goods may be sold so", () => {
    const [hold] = toHold([goods({ allowBackorder: true }), goods({})]);
    assert.equal(hold?.allowBackorder, false);
  });

  it("holds nothing of goods that lie nowhere", () => {
    assert.deepEqual(toHold([goods({ places: [] })]), []);
  });
});
