/**
 * The only rounding of the shop: to the nearest integer, half away from zero. Takes bigints, since an amount times a
 * percentage exceeds the range of exact numbers.
 */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}
