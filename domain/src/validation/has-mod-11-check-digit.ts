/**
 * Do the digits, each times its weight, add up to a multiple of 11? The check digit is among them, so a
 * number that would need the check digit 10 has none.
 */
export function hasMod11CheckDigit(digits: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits.length === weights.length && sum % 11 === 0;
}
