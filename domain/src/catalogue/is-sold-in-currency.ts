import type { Attributes } from "./attributes.ts";
import type { Currency } from "../money/currency.ts";

/** Tells whether a variation is sold in a currency. A gift card has its own; everything else is sold in all. */
export function isSoldInCurrency({ listPrice }: Pick<Attributes, "listPrice">, currency: Currency): boolean {
  return listPrice === undefined || listPrice === currency;
}
