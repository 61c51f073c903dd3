import type { Language } from "@spolverk/content";
import {
  type CouponRefusal,
  formatPrice,
  isSummedWithoutVat,
  needsDelivery,
  type ResolvedCoupon,
  resolveCoupon,
} from "@spolverk/domain";
import type { Checkout, CheckoutLine, CouponRefusalCode } from "../contract/checkout.ts";
import { getTranslate } from "../http/texts.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/** A line priced before the coupon. */
export type PricedLine = Omit<CheckoutLine, "coupon">;

type Priced = Pick<Checkout, "currency" | "country" | "vatRate"> & {
  lines: readonly PricedLine[];
  shipping: Checkout["totals"]["shipping"];
};

/** The current discount of a checkout's coupon, or the reason why the coupon does not apply. */
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

/** The refusal's code and the values of its text in a language. */
export function toCouponRefusal(
  refusal: CouponRefusal,
  checkout: Refused,
  language: Language,
): { code: CouponRefusalCode; values: Record<string, string> } {
  const code = codes[refusal.reason];
  if (refusal.reason !== "belowMinimum") return { code, values: {} };
  return { code, values: { minimum: toLimit(refusal.minimumMinor, checkout, language) } };
}

type Refused = Pick<Checkout, "currency" | "company"> & { lines: readonly PricedLine[] };

/**
 * The text of a coupon's minimum, which is compared with prices with VAT. It says "with VAT" for a reader whose prices
 * are shown without VAT, as the storefront does.
 */
function toLimit(minor: number, checkout: Refused, language: Language): string {
  const price = formatPrice(minor, checkout.currency, true);
  return isSummedWithoutVat(checkout) ? getTranslate(language)("prices.withVat", { price }) : price;
}
