import type { MemoryCoupon } from "../commerce/memory/memory-coupons.ts";

/** A coupon of 10 % on everything without limits, except for `terms`. */
export function createTestCoupon(code: string, terms: Partial<MemoryCoupon> = {}): MemoryCoupon {
  return {
    id: `coupon-${code}`,
    code,
    discount: { kind: "percentage", percent: 10, maxQuantity: null },
    currencies: null,
    countries: null,
    minimum: null,
    startsAt: null,
    endsAt: null,
    usesLeft: null,
    usesPerCustomer: null,
    budgetLeftMinor: null,
    ...terms,
  };
}
