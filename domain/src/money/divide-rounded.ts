/**
 * The only rounding of the shop: to the nearest integer, half away from zero. Takes bigints, since an amount times a
 * percentage can exceed the integers that a number holds exactly.
 */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}
