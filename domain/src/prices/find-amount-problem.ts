import { toMinor } from "../money/to-minor.ts";
import { highestPrice } from "./is-price-amount.ts";

/**
 * The purpose of an amount: a price and a payment are positive, a fee may be zero, a correction of an order may be
 * negative.
 */
export type AmountKind = "price" | "fee" | "payment" | "correction";
export type AmountProblem = "notNumber" | "tooLow" | "zero" | "tooHigh" | "tooFine";

/** Decimal major units in any currency; a higher sum of an order is a typing error. */
export const highestSum = 1_000_000_000;

const bounds: Record<AmountKind, { least: number; most: number }> = {
  price: { least: 0.01, most: highestPrice },
  fee: { least: 0, most: highestPrice },
  payment: { least: 0.01, most: highestSum },
  correction: { least: -highestSum, most: highestSum },
};

/**
 * Returns why a typed value is no amount in decimal major units; null when it is one. An amount finer than the
 * currency is refused, since rounding it later would book another sum than was paid. Digits beyond the fifteenth are
 * noise of binary fractions, as in `toMinor`.
 */
export function findAmountProblem(amount: unknown, kind: AmountKind): AmountProblem | null {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return "notNumber";
  const { least, most } = bounds[kind];
  if (amount > most) return "tooHigh";
  if (amount === 0 && least !== 0) return "zero";
  if (amount < Math.min(least, 0)) return "tooLow";
  if (toMinor(amount) / 100 !== Number(amount.toPrecision(15))) return "tooFine";
  return null;
}
