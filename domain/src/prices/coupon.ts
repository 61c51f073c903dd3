import type { Currency } from "../money/currency.ts";

/** The discount of a coupon. Gift cards, fees and (but for its own kind) shipping are never discounted. */
export type CouponDiscount =
  /** A percent off each line; with `maxQuantity` off that many pieces of each line only. */
  | { kind: "percentage"; percent: number; maxQuantity: number | null }
  /**
   * Minor units off the goods together; with `maxQuantity` off each of that many pieces of each line.
   * `includesVat`: it is what the buyer saves; otherwise the VAT on it is saved too.
   */
  | { kind: "amount"; amountMinor: number; includesVat: boolean; maxQuantity: number | null }
  | { kind: "freeShipping" };

/** The terms of a coupon, as a merchandiser has made it. A null is no limit. */
export type Coupon = {
  /** The backend's id. */
  id: string;
  /** As the merchandiser wrote it; case does not matter. */
  code: string;
  discount: CouponDiscount;
  currencies: readonly Currency[] | null;
  /** Countries of delivery, ISO alpha-2 in capitals. */
  countries: readonly string[] | null;
  /** The minimum of the goods, in minor units with VAT and without gift cards; only in the currencies it names. */
  minimum: Readonly<Partial<Record<Currency, number>>> | null;
  /** ISO date-time */
  startsAt: string | null;
  /** ISO date-time */
  endsAt: string | null;
  usesLeft: number | null;
  /** The budget that is left for all orders, in minor units with VAT. */
  budgetLeftMinor: number | null;
};

/** Normalizes a code: case and surrounding blanks do not matter. */
export function normalizeCouponCode(code: string): string {
  return code.trim().toUpperCase();
}
