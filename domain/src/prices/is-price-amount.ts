import { toMinor } from "../money/to-minor.ts";

/** Decimal major units, in whichever currency: what a price above this says is a slip of the keyboard. */
export const highestPrice = 1_000_000;

/**
 * Whether decimal major units can be the price of a thing that is sold: at least one minor unit and not absurd.
 * A price that is not stops the sale instead of the shop.
 */
export function isPriceAmount(major: number): boolean {
  return major > 0 && major <= highestPrice && toMinor(major) > 0;
}

/** Whether decimal major units can be a charge beside the goods, such as shipping or an invoice's fee, which may be free. */
export function isFeeAmount(major: number): boolean {
  return major === 0 || isPriceAmount(major);
}
