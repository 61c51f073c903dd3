import type { Attributes } from "./attributes.ts";
import type { Currency } from "../money/currency.ts";

/** Tells whether a variation is sold in a currency: a gift card only in its own, other products in every one. */
export function isSoldInCurrency({ listPrice }: Pick<Attributes, "listPrice">, currency: Currency): boolean {
  return listPrice === undefined || listPrice === currency;
}
