/**
 * The shop's one rounding: to the nearest integer, half away from zero. Works on bigints, since the
 * product of an amount and a percentage leaves the range in which numbers are exact.
 */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}
