import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listShortItems } from "./list-short-items.ts";

const want = (sku: string, inventoryItemId: string, quantity: number, ...available: number[]) => ({
  sku,
  inventoryItemId,
  quantity,
  available,
});

describe("listShortItems", () => {
  it("returns nothing when one location has enough of each item", () => {
    assert.deepEqual(listShortItems([want("A", "i1", 3, 0, 3), want("B", "i2", 1, 1)]), []);
  });
  it("reports an item that only several locations together have enough of", () => {
    assert.deepEqual(listShortItems([want("A", "i1", 3, 2, 2)]), ["A"]);
  });
  it("reports an item that no location stocks", () => {
    assert.deepEqual(listShortItems([want("A", "i1", 1)]), ["A"]);
  });
  it("reports both SKUs when together they need more of a shared item than is in stock", () => {
    const single = want("SINGLE", "spool", 3, 5);
    const pair = want("PAIR", "spool", 4, 5);
    assert.deepEqual(listShortItems([single, pair]), ["SINGLE", "PAIR"]);
    assert.deepEqual(listShortItems([single]), []);
  });
  it("reports a SKU once, however many of its parts are missing", () => {
    assert.deepEqual(listShortItems([want("KIT", "i1", 1, 0), want("KIT", "i2", 1, 0)]), ["KIT"]);
  });
});
