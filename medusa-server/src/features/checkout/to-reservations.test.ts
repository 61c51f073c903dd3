import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sampleGoods as goods } from "./testing/sample-goods.ts";
import { toReservations } from "./to-reservations.ts";

const reservation = {
  id: "line_1",
  inventory_item_id: "iitem_a",
  required_quantity: 1,
  allow_backorder: false,
  quantity: 1,
  location_ids: ["near"],
};

describe("toReservations", () => {
  it("reserves all parts of a variant in their required quantities", () => {
    const parts = [
      goods({ quantity: 1 }),
      goods({ inventoryItemId: "iitem_b", requiredQuantity: 2, quantity: 2 }),
    ];
    assert.deepEqual(toReservations([{ id: "line_1", variant_id: "variant_a", quantity: 1 }], parts), [
      reservation,
      { ...reservation, inventory_item_id: "iitem_b", required_quantity: 2, location_ids: ["far"] },
    ]);
  });

  it("reserves for each of two lines of a variant, at the location that has enough for both", () => {
    const lines = ["line_1", "line_2"].map((id) => ({ id, variant_id: "variant_a", quantity: 1 }));
    assert.deepEqual(toReservations(lines, [goods({}), goods({})]), [
      { ...reservation, location_ids: ["far"] },
      { ...reservation, id: "line_2", location_ids: ["far"] },
    ]);
  });

  it("reserves nothing for a fee or for a variant without counted stock", () => {
    const lines = [
      { id: "fee", quantity: 1 },
      { id: "gift-card", variant_id: "variant_of_no_stock", quantity: 1 },
    ];
    assert.deepEqual(toReservations(lines, [goods({})]), []);
  });

  it("refuses goods without a location, which Medusa could not ship", () => {
    const line = { id: "line_1", variant_id: "variant_a", quantity: 1 };
    assert.throws(() => toReservations([line], [goods({ places: [] })]), /place that A is sold from/);
  });
});
