import { describe, expect, it } from "vitest";
import { type Coupon, normalizeCouponCode } from "./coupon.ts";
import { resolveCoupon } from "./resolve-coupon.ts";

const coupon: Coupon = {
  id: "promo_1",
  code: "WELCOME10",
  discount: { kind: "percentage", percent: 10, maxQuantity: null },
  currencies: null,
  countries: null,
  minimum: null,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  budgetLeftMinor: null,
};
const goods = { quantity: 1, total: 50_000, vat: 10_000, isDiscountable: true };
const giftCard = { quantity: 1, total: 50_000, vat: 0, isDiscountable: false };
const order = {
  currency: "SEK" as const,
  country: "SE",
  lines: [goods],
  shipping: { net: 4000, vat: 1000, total: 5000 },
  needsShipping: true,
  vatRate: 25,
  now: "2026-03-02T10:00:00.000Z",
};
const reasonOf = (terms: Partial<Coupon>, changes: Partial<typeof order> = {}) => {
  const resolved = resolveCoupon({ ...coupon, ...terms }, { ...order, ...changes });
  return resolved.kind === "refused" ? resolved.reason : resolved.kind;
};

describe("resolveCoupon", () => {
  it("refuses an unknown code [8.26]", () => {
    expect(resolveCoupon(null, order)).toEqual({ kind: "refused", reason: "invalid" });
  });

  it.each<[string, Partial<Coupon>]>([
    ["applied", {}],
    ["applied", { startsAt: "2026-03-02T10:00:00.000Z", endsAt: "2026-03-02T10:00:00.001Z" }],
    ["invalid", { startsAt: "2026-03-02T10:00:00.001Z" }],
    ["ended", { endsAt: "2026-03-02T10:00:00.000Z" }],
    ["usedUp", { usesLeft: 0 }],
    ["applied", { usesLeft: 1 }],
    ["notApplicable", { currencies: ["EUR"] }],
    ["notApplicable", { countries: ["NO", "DK"] }],
    ["applied", { minimum: { SEK: 50_000 } }],
    ["belowMinimum", { minimum: { SEK: 50_001 } }],
    ["notApplicable", { minimum: { EUR: 1 } }],
    ["applied", { budgetLeftMinor: 5000 }],
    ["usedUp", { budgetLeftMinor: 4999 }],
  ])("resolves a coupon as %s with the terms %o", (reason, terms) => {
    expect(reasonOf(terms)).toBe(reason);
  });

  it("returns the minimum that the goods do not reach", () => {
    expect(resolveCoupon({ ...coupon, minimum: { SEK: 60_000 } }, order)).toEqual({
      kind: "refused",
      reason: "belowMinimum",
      minimumMinor: 60_000,
    });
  });

  it("counts no gift card towards the minimum, and discounts none", () => {
    expect(reasonOf({ minimum: { SEK: 60_000 } }, { lines: [goods, giftCard] })).toBe("belowMinimum");
    expect(reasonOf({}, { lines: [giftCard] })).toBe("notApplicable");
  });

  it("applies a coupon for free shipping before the shipping price is known, unless nothing ships", () => {
    const freeShipping = { discount: { kind: "freeShipping" as const } };
    expect(reasonOf(freeShipping)).toBe("applied");
    expect(reasonOf(freeShipping, { shipping: { net: 0, vat: 0, total: 0 } })).toBe("applied");
    expect(reasonOf(freeShipping, { needsShipping: false })).toBe("notApplicable");
  });
});

it("normalizes coupon codes: case and surrounding blanks do not matter", () => {
  expect(normalizeCouponCode(" welcome10 ")).toBe(normalizeCouponCode("WELCOME10"));
});
