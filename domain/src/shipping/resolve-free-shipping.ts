/** The progress of a cart toward free shipping, in minor units. */
export type FreeShipping = { freeAboveMinor: number; missingMinor: number };

/**
 * Calculates the amount missing to free shipping [9.37]: the lowest threshold of the offered options, compared with
 * the goods total as charged (docs/checkout.md).
 *
 * @param thresholdsMinor of each option; null for one that is never free
 * @returns null when no option has a threshold
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
