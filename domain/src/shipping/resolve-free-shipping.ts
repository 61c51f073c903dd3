/** How far a cart is on its way to free shipping, in minor units. */
export type FreeShipping = { freeAboveMinor: number; missingMinor: number };

/**
 * How much more of goods makes some way of shipping free [9.37]: the lowest threshold of those on offer
 * counts, against the goods as charged.
 *
 * @param thresholdsMinor of each way of shipping; null for one that is never free
 * @returns null when none of them ever is
 */
export function resolveFreeShipping(input: {
  thresholdsMinor: readonly (number | null)[];
  goodsTotalMinor: number;
}): FreeShipping | null {
  const thresholds = input.thresholdsMinor.flatMap((threshold) => threshold ?? []);
  if (thresholds.length === 0) return null;
  const freeAboveMinor = Math.min(...thresholds);
  return { freeAboveMinor, missingMinor: Math.max(0, freeAboveMinor - input.goodsTotalMinor) };
}
