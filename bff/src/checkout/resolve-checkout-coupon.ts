import {
  type CouponRefusal,
  formatPrice,
  needsDelivery,
  type ResolvedCoupon,
  resolveCoupon,
} from "@spolverk/domain";
import type { Checkout, CheckoutLine, CouponRefusalCode } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/** A line as it is priced before the coupon. */
export type PricedLine = Omit<CheckoutLine, "coupon">;

type Priced = Pick<Checkout, "currency" | "country" | "vatRate"> & {
  lines: readonly PricedLine[];
  shipping: Checkout["totals"]["shipping"];
};

/** What the coupon of a checkout takes off it now, or why nothing. */
export function resolveCheckoutCoupon(
  { lines, ...checkout }: Priced,
  { coupon, variations, now }: Pick<CheckoutFacts, "coupon" | "variations" | "now">,
): ResolvedCoupon {
  return resolveCoupon(coupon, {
    ...checkout,
    lines: lines.map((line) => ({
      ...line,
      isDiscountable: variations.get(line.id)?.product.type !== "giftCard",
    })),
    needsShipping: needsDelivery(lines),
    now: now.toISOString(),
  });
}

const codes = {
  invalid: "coupon_invalid",
  notApplicable: "coupon_not_applicable",
  ended: "coupon_ended",
  belowMinimum: "coupon_below_minimum",
  usedUp: "coupon_used_up",
} as const satisfies Record<CouponRefusal["reason"], CouponRefusalCode>;

/** The code that says why, and what its text is filled with. */
export function toCouponRefusal(
  refusal: CouponRefusal,
  { currency }: Pick<Checkout, "currency">,
): { code: CouponRefusalCode; values: Record<string, string> } {
  const minimum =
    refusal.reason === "belowMinimum" ? formatPrice(refusal.minimumMinor, currency, true) : null;
  return { code: codes[refusal.reason], values: minimum === null ? {} : { minimum } };
}
