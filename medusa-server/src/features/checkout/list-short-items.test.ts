import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listShortItems } from "./list-short-items.ts";

const want = (sku: string, inventoryItemId: string, quantity: number, ...available: number[]) => ({
  sku,
  inventoryItemId,
  quantity,
  available,
});

describe("what an order is short of", () => {
  it("is nothing when one place has enough of each", () => {
    assert.deepEqual(listShortItems([want("A", "i1", 3, 0, 3), want("B", "i2", 1, 1)]), []);
  });
  it("is what only several places together have", () => {
    assert.deepEqual(listShortItems([want("A", "i1", 3, 2, 2)]), ["A"]);
  });
  it("is what lies nowhere", () => {
    assert.deepEqual(listShortItems([want("A", "i1", 1)]), ["A"]);
  });
  it("is both of two that are made of the same goods and want more of them together than there is", () => {
    const single = want("SINGLE", "spool", 3, 5);
    const pair = want("PAIR", "spool", 4, 5);
    assert.deepEqual(listShortItems([single, pair]), ["SINGLE", "PAIR"]);
    assert.deepEqual(listShortItems([single]), []);
  });
  it("names a SKU once, however many of its parts are missing", () => {
    assert.deepEqual(listShortItems([want("KIT", "i1", 1, 0), want("KIT", "i2", 1, 0)]), ["KIT"]);
  });
});
