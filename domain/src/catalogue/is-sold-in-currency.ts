import type { Attributes } from "./attributes.ts";
import type { Currency } from "../money/currency.ts";

/** Is it sold in a currency? A gift card has one of its own, all else is sold in each. */
export function isSoldInCurrency({ listPrice }: Pick<Attributes, "listPrice">, currency: Currency): boolean {
  return listPrice === undefined || listPrice === currency;
}
