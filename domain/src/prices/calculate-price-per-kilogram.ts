import { divideRounded } from "../money/divide-rounded.ts";

/**
 * The price of a kilogram in minor units, for comparing spools.
 *
 * @throws RangeError when the weight is not positive
 */
export function calculatePricePerKilogram(priceMinor: number, grams: number): number {
  if (!(grams > 0)) throw new RangeError(`weight must be positive: ${grams}`);
  return divideRounded(BigInt(priceMinor) * 1_000_000n, BigInt(Math.round(grams * 1000)));
}
