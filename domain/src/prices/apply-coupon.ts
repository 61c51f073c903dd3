import { divideRounded } from "../money/divide-rounded.ts";
import { multiplyByPercent } from "../money/multiply-by-percent.ts";
import type { Amount } from "./calculate-amount.ts";
import type { CouponDiscount } from "./coupon.ts";

/** A line before the coupon, in minor units. */
export type CouponLine = {
  quantity: number;
  vat: number;
  /** With VAT. */
  total: number;
  /** False for a gift card, which is money rather than goods. */
  isDiscountable: boolean;
};

export type CouponShares = {
  /** The discount of each line, in the order of the lines. */
  lines: Amount[];
  shipping: Amount;
  total: Amount;
};

const nothing: Amount = { net: 0, vat: 0, total: 0 };

/**
 * Calculates the discount of a coupon to the minor unit [7.12]. A discount on several lines is rounded once and then
 * allocated to the lines by their prices, so that the lines' discounts add up to it. No price becomes negative. A
 * line's VAT falls in the same proportion as its price.
 *
 * @param order.vatRate percent; added to a coupon's amount that is without VAT
 */
export function applyCoupon(
  discount: CouponDiscount,
  order: { lines: readonly CouponLine[]; shipping: Amount; vatRate: number },
): CouponShares {
  const { lines, shipping } = order;
  const isFreeShipping = discount.kind === "freeShipping";
  const totals = isFreeShipping ? lines.map(() => 0) : shareOut(discount, lines, order.vatRate);
  const shares = lines.map((line, index) => toShare(line, totals[index] ?? 0));
  const offShipping = isFreeShipping ? shipping : nothing;
  return { lines: shares, shipping: offShipping, total: [...shares, offShipping].reduce(add) };
}

/** The discount of each line, with VAT. */
function shareOut(
  discount: Exclude<CouponDiscount, { kind: "freeShipping" }>,
  lines: readonly CouponLine[],
  vatRate: number,
): number[] {
  const { maxQuantity } = discount;
  const bases = lines.map((line) => (line.isDiscountable ? costOf(line, maxQuantity) : 0));
  if (discount.kind === "percentage") {
    return splitByWeight(multiplyByPercent(sum(bases), discount.percent), bases);
  }
  const { amountMinor, includesVat } = discount;
  const amount = includesVat ? amountMinor : multiplyByPercent(amountMinor, 100 + vatRate);
  if (maxQuantity === null) return splitByWeight(Math.min(amount, sum(bases)), bases);
  return lines.map(({ quantity }, index) =>
    Math.min(amount * Math.min(quantity, maxQuantity), bases[index] ?? 0),
  );
}

/** The price of at most `maxQuantity` pieces of a line, with VAT. */
function costOf({ total, quantity }: CouponLine, maxQuantity: number | null): number {
  if (maxQuantity === null || maxQuantity >= quantity) return total;
  return divideRounded(BigInt(total) * BigInt(maxQuantity), BigInt(quantity));
}

/**
 * Allocates an amount, at most the sum of the weights, by largest remainder: shares are rounded down, and the
 * remaining units go to the largest remainders; of equal remainders, to the first. No share exceeds its weight.
 */
function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / whole), lost: product % whole };
  });
  const left = amount - sum(parts.map(({ part }) => part));
  const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const rounded = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, part }) => part + (rounded.has(index) ? 1 : 0));
}

function toShare(line: CouponLine, total: number): Amount {
  if (total === 0) return nothing;
  const vat = divideRounded(BigInt(line.vat) * BigInt(total), BigInt(line.total));
  return { net: total - vat, vat, total };
}

function add(a: Amount, b: Amount): Amount {
  return { net: a.net + b.net, vat: a.vat + b.vat, total: a.total + b.total };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
