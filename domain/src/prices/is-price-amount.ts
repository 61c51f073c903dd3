import { toMinor } from "../money/to-minor.ts";

/** Decimal major units in any currency; a higher price is a typing error. */
export const highestPrice = 1_000_000;

/**
 * Tells whether decimal major units can be a price: between one minor unit and the highest price. A variation with
 * another price is not sold; the rest of the shop is unaffected.
 */
export function isPriceAmount(major: number): boolean {
  return major > 0 && major <= highestPrice && toMinor(major) > 0;
}

/** Tells whether decimal major units can be a fee, such as shipping or the invoice fee, which may be 0. */
export function isFeeAmount(major: number): boolean {
  return major === 0 || isPriceAmount(major);
}
