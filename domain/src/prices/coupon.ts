import type { Currency } from "../money/currency.ts";

/** The discount of a coupon. Gift cards and fees are never discounted, shipping only by a coupon for free shipping. */
export type CouponDiscount =
  /** A percent off each line; with `maxQuantity` off that many pieces of each line only. */
  | { kind: "percentage"; percent: number; maxQuantity: number | null }
  /**
   * Minor units off all goods; with `maxQuantity` off each of that many pieces of each line. `includesVat`: the
   * amount is what the buyer saves; otherwise the buyer also saves its VAT.
   */
  | { kind: "amount"; amountMinor: number; includesVat: boolean; maxQuantity: number | null }
  | { kind: "freeShipping" };

/** The terms of a coupon. Null means no limit. */
export type Coupon = {
  /** Id in the commerce backend. */
  id: string;
  /** As the merchandiser wrote it; case-insensitive. */
  code: string;
  discount: CouponDiscount;
  currencies: readonly Currency[] | null;
  /** Delivery countries, ISO alpha-2 in capitals. */
  countries: readonly string[] | null;
  /** The minimum price of the goods, in minor units with VAT, without gift cards; only in the listed currencies. */
  minimum: Readonly<Partial<Record<Currency, number>>> | null;
  /** ISO date-time */
  startsAt: string | null;
  /** ISO date-time */
  endsAt: string | null;
  usesLeft: number | null;
  /** The remaining budget over all orders, in minor units with VAT. */
  budgetLeftMinor: number | null;
};

/** Normalizes a code, ignoring case and surrounding blanks. */
export function normalizeCouponCode(code: string): string {
  return code.trim().toUpperCase();
}
