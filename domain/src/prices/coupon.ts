import type { Currency } from "../money/currency.ts";

/** What a coupon takes off. Gift cards, fees and (but for its own kind) shipping are never discounted. */
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
  /** As it was written; shoppers may write it in any case. */
  code: string;
  discount: CouponDiscount;
  currencies: readonly Currency[] | null;
  /** Countries of delivery, ISO alpha-2 in capitals. */
  countries: readonly string[] | null;
  /** What the goods must come to, in minor units with VAT and without gift cards; only in the currencies it names. */
  minimum: Readonly<Partial<Record<Currency, number>>> | null;
  /** ISO date-time */
  startsAt: string | null;
  /** ISO date-time */
  endsAt: string | null;
  usesLeft: number | null;
  /** What all orders together may still save by it, in minor units with VAT. */
  budgetLeftMinor: number | null;
};

/** Two codes are the same whatever their case and the blanks around them. */
export function normalizeCouponCode(code: string): string {
  return code.trim().toUpperCase();
}
