import { describe, expect, it } from "vitest";
import { createRecord } from "../../testing/create-record.ts";
import { toAcceptance, toPlaceResult } from "./order-placement.ts";

describe("toAcceptance", () => {
  const at = "2026-03-02T10:00:00.000Z";
  const terms = { version: "0123456789ab", folder: "se", language: "sv", at };

  it("names the words, the language and the time, and whether the export agreement was accepted [5.7] [5.8]", () => {
    const acceptedTerms = { ...terms, exportAgreement: true };
    expect(toAcceptance(createRecord(new Date(at), { acceptedTerms }))).toEqual({
      terms,
      exportAgreement: true,
      delivery: null,
    });
  });

  it("is null for a record that was placed before acceptances were kept", () => {
    expect(toAcceptance(createRecord(new Date(at)))).toBeNull();
  });
});

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
