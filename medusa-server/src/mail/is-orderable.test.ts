import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isOrderable } from "./is-orderable.ts";

const part = (id: string, quantity: number, ...available: number[]) => ({
  inventoryItemId: id,
  quantity,
  available,
});
const kept = { manage_inventory: true, allow_backorder: false };

describe("a variation can be ordered", () => {
  it("from one place that has it, not from several that each have too little [4.27]", () => {
    assert.equal(isOrderable({ ...kept, parts: [part("a", 1, 0, 1)] }), true);
    assert.equal(isOrderable({ ...kept, parts: [part("a", 2, 1, 1)] }), false);
    assert.equal(isOrderable({ ...kept, parts: [part("a", 1, 0, -2)] }), false);
  });

  it("when all of its parts are there", () => {
    assert.equal(isOrderable({ ...kept, parts: [part("a", 1, 1), part("b", 1, 0)] }), false);
  });

  it("without stock where backorder is allowed, or no stock is kept [4.29]", () => {
    assert.equal(isOrderable({ ...kept, allow_backorder: true, parts: [part("a", 1, 0)] }), true);
    assert.equal(isOrderable({ ...kept, manage_inventory: false, parts: [] }), true);
  });

  it("but not where it lies nowhere", () => {
    assert.equal(isOrderable({ ...kept, parts: [] }), false);
  });
});
