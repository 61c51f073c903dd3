import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sampleGoods as goods } from "./testing/sample-goods.ts";
import { toHold } from "./to-hold.ts";

describe("toHold", () => {
  it("holds all quantities of the same goods at the first location that has enough", () => {
    assert.deepEqual(toHold([goods({}), goods({ quantity: 2 })]), [
      { inventoryItemId: "iitem_a", locationId: "far", quantity: 3, allowBackorder: false },
    ]);
  });

  it("holds a backorder at the first location", () => {
    const wanted = goods({ quantity: 9, allowBackorder: true, mustBeInStock: false });
    assert.deepEqual(toHold([wanted]), [
      { inventoryItemId: "iitem_a", locationId: "near", quantity: 9, allowBackorder: true },
    ]);
  });

  it("holds beyond the stock only when all lines of the goods may be backordered", () => {
    const [hold] = toHold([goods({ allowBackorder: true }), goods({})]);
    assert.equal(hold?.allowBackorder, false);
  });

  it("holds nothing of goods without a location", () => {
    assert.deepEqual(toHold([goods({ places: [] })]), []);
  });
});
