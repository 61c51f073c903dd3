import { multiplyByPercent } from "../money/multiply-by-percent.ts";

/**
 * The price of one piece in minor units, with or without VAT: before discount, the discount, after discount [3.18].
 */
export type UnitPrice = { msrp: number; discount: number; price: number };

/**
 * The price of one piece [9.11]–[9.13]: VAT first, then the discount, each rounded.
 *
 * @param input.msrpMinor without VAT, minor units
 * @param input.discountPercentage percent, 0 to 100
 * @param input.vatRate percent; 0 for a price without VAT
 */
export function calculateUnitPrice(input: {
  msrpMinor: number;
  discountPercentage: number;
  vatRate: number;
}): UnitPrice {
  const msrp = multiplyByPercent(input.msrpMinor, 100 + input.vatRate);
  const discount = multiplyByPercent(msrp, input.discountPercentage);
  return { msrp, discount, price: msrp - discount };
}
