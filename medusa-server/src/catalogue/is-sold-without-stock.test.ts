import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isSoldWithoutStock } from "./is-sold-without-stock.ts";

const allowed: Parameters<typeof isSoldWithoutStock>[0] = {
  noBackOrder: false,
  productDiscontinued: false,
  detail: { back_order: true, discontinued: false, sale_percentage: null, restock_on: "2026-04-01" },
};
const withDetail = (change: Partial<(typeof allowed)["detail"]>) => ({
  ...allowed,
  detail: { ...allowed.detail, ...change },
});

describe("isSoldWithoutStock", () => {
  it("sells beyond the stock what may be backordered and is expected [4.29]", () => {
    assert.equal(isSoldWithoutStock(allowed), true);
  });

  it("does not when nothing is expected [4.29]", () => {
    assert.equal(isSoldWithoutStock(withDetail({ restock_on: null })), false);
  });

  it("does not when the shop, the variation or its product rules backorder out [4.25]", () => {
    assert.equal(isSoldWithoutStock({ ...allowed, noBackOrder: true }), false);
    assert.equal(isSoldWithoutStock(withDetail({ back_order: false })), false);
    assert.equal(isSoldWithoutStock(withDetail({ discontinued: true })), false);
    assert.equal(isSoldWithoutStock({ ...allowed, productDiscontinued: true }), false);
  });
});
