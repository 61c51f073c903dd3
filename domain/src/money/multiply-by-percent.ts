import { divideRounded } from "./divide-rounded.ts";

/**
 * A percentage of an amount, rounded half away from zero.
 *
 * @param minor integer minor units
 * @param percent 125 gives the amount and a quarter; two decimals count
 * @returns integer minor units
 * @throws RangeError when the amount is not an integer or the percentage is not finite
 */
export function multiplyByPercent(minor: number, percent: number): number {
  return divideRounded(BigInt(minor) * BigInt(Math.round(percent * 100)), 10_000n);
}
