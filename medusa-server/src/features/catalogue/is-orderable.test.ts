import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isOrderable, isSoldWithoutStock } from "./is-orderable.ts";

const allowed: Parameters<typeof isSoldWithoutStock>[0] = {
  noBackOrder: false,
  productDiscontinued: false,
  detail: { back_order: true, discontinued: false, sale_percentage: null, restock_on: "2026-04-01" },
  today: "2026-03-02",
};
const withDetail = (change: Partial<(typeof allowed)["detail"]>) => ({
  ...allowed,
  detail: { ...allowed.detail, ...change },
});

describe("isSoldWithoutStock", () => {
  it("allows a backorder of an expected variation whose rules permit it [4.29]", () => {
    assert.equal(isSoldWithoutStock(allowed), true);
    assert.equal(isSoldWithoutStock({ ...allowed, today: "2026-04-01" }), true);
  });

  it("refuses a backorder when no restock is expected or the restock date has passed [4.29]", () => {
    assert.equal(isSoldWithoutStock(withDetail({ restock_on: null })), false);
    assert.equal(isSoldWithoutStock({ ...allowed, today: "2026-04-02" }), false);
  });

  it("refuses a backorder when the shop, the variation or its product rules it out [4.25]", () => {
    assert.equal(isSoldWithoutStock({ ...allowed, noBackOrder: true }), false);
    assert.equal(isSoldWithoutStock(withDetail({ back_order: false })), false);
    assert.equal(isSoldWithoutStock(withDetail({ discontinued: true })), false);
    assert.equal(isSoldWithoutStock({ ...allowed, productDiscontinued: true }), false);
  });
});

describe("isOrderable", () => {
  const part = (available: number) => ({ required: 1, places: [{ location: "Lund", available }] });

  it("orders from stock whatever the backorder rule says [4.27]", () => {
    assert.equal(isOrderable({ ...withDetail({ back_order: false }), parts: [part(1)] }), true);
    assert.equal(isOrderable({ ...withDetail({ back_order: false }), parts: null }), true);
  });

  it("orders without stock only when a restock is expected [4.29]", () => {
    assert.equal(isOrderable({ ...allowed, parts: [part(0)] }), true);
    assert.equal(isOrderable({ ...allowed, today: "2026-04-02", parts: [part(0)] }), false);
  });
});
