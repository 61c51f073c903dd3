/** A double keeps fifteen significant decimal digits; further digits are noise. */
const significantDigits = 15;

/**
 * Converts decimal major units, as the commerce backend stores them, to minor units, rounded half away from zero.
 *
 * It rounds the decimal digits, not the binary fraction: 1.005 becomes 101. A string is exact; a number is exact
 * below 10,000,000,000,000.
 *
 * @throws RangeError when the amount is not a finite decimal, or is too large for exact minor units
 */
export function toMinor(major: number | string): number {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(typeof major === "string" ? major : toDecimalText(major));
  if (!parts) throw new RangeError(`not a decimal amount: ${major}`);
  const [, sign, whole, fraction = ""] = parts;
  const roundsUp = fraction.charAt(2) >= "5" ? 1 : 0;
  const size = Number(`${whole}${fraction.slice(0, 2).padEnd(2, "0")}`) + roundsUp;
  if (!Number.isSafeInteger(size)) throw new RangeError(`amount too large: ${major}`);
  return sign && size > 0 ? -size : size;
}

function toDecimalText(major: number): string {
  return Math.abs(major) < 1e-6 ? "0" : major.toPrecision(significantDigits);
}
