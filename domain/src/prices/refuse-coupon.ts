import type { Currency } from "../money/currency.ts";
import type { Coupon } from "./coupon.ts";

export type CouponRefusal =
  /** The coupon is unknown, has not started, or is of a kind that the shop does not support [8.26]. */
  | { reason: "invalid" }
  /** The coupon is valid, but does not cover this currency, this country or any goods of the order. */
  | { reason: "notApplicable" }
  | { reason: "ended" }
  | { reason: "belowMinimum"; minimumMinor: number }
  | { reason: "usedUp" };

/**
 * Returns why a coupon cannot be used for an order; null when it can be [8.26]. A customer's earlier use is checked
 * only when the order is placed; checking it sooner would reveal whether an e-mail address has bought here.
 *
 * @param order.goodsMinor with VAT and without gift cards
 */
export function refuseCoupon(
  coupon: Coupon,
  order: { currency: Currency; country: string; goodsMinor: number; now: string },
): CouponRefusal | null {
  const { currencies, countries, minimum, startsAt, endsAt } = coupon;
  const { currency, country, goodsMinor } = order;
  const now = Date.parse(order.now);
  if (startsAt !== null && now < Date.parse(startsAt)) return { reason: "invalid" };
  if (endsAt !== null && now >= Date.parse(endsAt)) return { reason: "ended" };
  if (coupon.usesLeft !== null && coupon.usesLeft < 1) return { reason: "usedUp" };
  if (currencies !== null && !currencies.includes(currency)) return { reason: "notApplicable" };
  if (countries !== null && !countries.includes(country)) return { reason: "notApplicable" };
  if (goodsMinor === 0) return { reason: "notApplicable" };
  if (minimum === null) return null;
  const minimumMinor = minimum[currency];
  if (minimumMinor === undefined) return { reason: "notApplicable" };
  return goodsMinor < minimumMinor ? { reason: "belowMinimum", minimumMinor } : null;
}
