import { multiplyByPercent } from "../money/multiply-by-percent.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";

/**
 * A line in minor units [3.6]. `subTotal` and `totalDiscount` are without VAT;
 * subTotal − totalDiscount + vat is total, which is quantity × the price of one piece.
 */
export type LinePrice = {
  quantity: number;
  subTotal: number;
  totalDiscount: number;
  vat: number;
  total: number;
};

/**
 * Calculates the price of a line. The VAT is the difference between the charge and the net amounts, so the parts
 * always add up to the charge [3.18], [9.12].
 */
export function calculateLinePrice(input: {
  msrpMinor: number;
  discountPercentage: number;
  vatRate: number;
  quantity: number;
}): LinePrice {
  const { quantity, msrpMinor } = input;
  const total = quantity * calculateUnitPrice(input).price;
  const subTotal = quantity * msrpMinor;
  const totalDiscount = quantity * multiplyByPercent(msrpMinor, input.discountPercentage);
  return { quantity, subTotal, totalDiscount, vat: total - (subTotal - totalDiscount), total };
}
