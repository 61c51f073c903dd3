import type { Currency } from "../money/currency.ts";
import { applyCoupon, type CouponLine, type CouponShares } from "./apply-coupon.ts";
import type { Amount } from "./calculate-amount.ts";
import type { Coupon } from "./coupon.ts";
import { type CouponRefusal, refuseCoupon } from "./refuse-coupon.ts";

export type ResolvedCoupon =
  | { kind: "applied"; shares: CouponShares }
  | ({ kind: "refused" } & CouponRefusal);

/**
 * Resolves the discount of a coupon for an order, or the reason of its refusal [7.12], [8.26].
 *
 * @param coupon null when no coupon has the code
 */
export function resolveCoupon(
  coupon: Coupon | null,
  order: {
    currency: Currency;
    country: string;
    lines: readonly CouponLine[];
    /** The price of the chosen shipping option; a coupon for free shipping discounts nothing before the choice. */
    shipping: Amount;
    needsShipping: boolean;
    vatRate: number;
    /** ISO date-time */
    now: string;
  },
): ResolvedCoupon {
  if (coupon === null) return { kind: "refused", reason: "invalid" };
  const goodsMinor = order.lines.reduce(
    (sum, { total, isDiscountable }) => sum + (isDiscountable ? total : 0),
    0,
  );
  const refusal = refuseCoupon(coupon, { ...order, goodsMinor });
  if (refusal) return { kind: "refused", ...refusal };
  if (coupon.discount.kind === "freeShipping" && !order.needsShipping) {
    return { kind: "refused", reason: "notApplicable" };
  }
  const shares = applyCoupon(coupon.discount, order);
  const { budgetLeftMinor } = coupon;
  if (budgetLeftMinor !== null && shares.total.total > budgetLeftMinor) {
    return { kind: "refused", reason: "usedUp" };
  }
  return { kind: "applied", shares };
}
