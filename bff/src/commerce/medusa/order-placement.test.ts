import { describe, expect, it } from "vitest";
import { toPlaceResult } from "./order-placement.ts";

describe("toPlaceResult", () => {
  it("gives the order's number as shoppers read it", () => {
    const created_at = "2026-03-02T10:00:00.000Z";
    const order = { id: "order_1", display_id: 42, created_at, approval: "awaiting" } as const;
    expect(toPlaceResult({ kind: "placed", order })).toEqual({
      kind: "placed",
      approval: "awaiting",
      order: { id: "order_1", number: "42", placedAt: "2026-03-02T10:00:00.000Z" },
    });
  });

  it("gives each expected failure as a value", () => {
    expect(toPlaceResult({ kind: "not_enough_stock", skus: ["A"] })).toEqual({
      kind: "notEnoughStock",
      skus: ["A"],
    });
    expect(toPlaceResult({ kind: "payment_failed" })).toEqual({ kind: "paymentFailed" });
    expect(toPlaceResult({ kind: "changed" })).toEqual({ kind: "changed" });
    expect(toPlaceResult({ kind: "coupon_used", by: "customer" })).toEqual({
      kind: "couponUsed",
      by: "customer",
    });
  });
});
