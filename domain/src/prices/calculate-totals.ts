import type { Amount } from "./calculate-amount.ts";
import type { LinePrice } from "./calculate-line-price.ts";

/**
 * An order in minor units. `vat` covers lines, shipping and fee, less the coupon's VAT: subTotal − totalDiscount +
 * shipping.net + fee.net − coupon.net + vat is total.
 */
export type Totals = {
  subTotal: number;
  totalDiscount: number;
  shipping: Amount;
  fee: Amount;
  /** The coupon's discount on lines and shipping. `subTotal`, `totalDiscount` and `shipping` do not include it. */
  coupon: Amount;
  vat: number;
  total: number;
  /** The part of the total paid by club points. */
  points: number;
  /** The part of the total paid by a gift card, after the points. */
  giftCard: number;
  /** The charge of the payment method: the total less points and gift card. */
  toPay: number;
};

const noCoupon: Amount = { net: 0, vat: 0, total: 0 };

/**
 * Sums an order before points or a gift card pay. Nothing is rounded here, so the total is the sum of the parts shown.
 */
export function calculateTotals(input: {
  lines: readonly LinePrice[];
  shipping: Amount;
  fee: Amount;
  coupon?: Amount;
}): Totals {
  const { lines, shipping, fee, coupon = noCoupon } = input;
  const total = sum(lines, (line) => line.total) + shipping.total + fee.total - coupon.total;
  return {
    subTotal: sum(lines, (line) => line.subTotal),
    totalDiscount: sum(lines, (line) => line.totalDiscount),
    shipping,
    fee,
    coupon,
    vat: sum(lines, (line) => line.vat) + shipping.vat + fee.vat - coupon.vat,
    total,
    points: 0,
    giftCard: 0,
    toPay: total,
  };
}

function sum(lines: readonly LinePrice[], part: (line: LinePrice) => number): number {
  return lines.reduce((total, line) => total + part(line), 0);
}
