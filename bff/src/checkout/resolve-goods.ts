import { calculateAmount } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { resolveCheckoutCoupon } from "./resolve-checkout-coupon.ts";
import { type ResolvedLines, resolveLines } from "./resolve-lines.ts";

/**
 * Prices the lines of a checkout. Which VAT applies depends on whether the goods less the coupon's discount exceed the
 * import threshold, and the discount depends on the VAT. The discount that is compared with the threshold is therefore
 * calculated once, on prices without VAT.
 * @param vatRate percent of the country of delivery for this buyer
 */
export function resolveGoods(record: CheckoutRecord, facts: CheckoutFacts, vatRate: number): ResolvedLines {
  const withoutCoupon = resolveLines(record, facts, vatRate);
  if (!withoutCoupon.importVat || facts.coupon === null) return withoutCoupon;
  const { currency, country } = record;
  const { lines } = withoutCoupon;
  const shipping = calculateAmount(0, 0);
  const resolved = resolveCheckoutCoupon({ currency, country, vatRate: 0, lines, shipping }, facts);
  if (resolved.kind === "refused") return withoutCoupon;
  const couponOff = lines.map(({ subTotal, totalDiscount }, index) => ({
    offMinor: resolved.shares.lines[index]?.net ?? 0,
    ofMinor: subTotal - totalDiscount,
  }));
  return resolveLines(record, facts, vatRate, couponOff);
}
