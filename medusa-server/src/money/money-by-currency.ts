import { currencies, toMajor, type Money } from "@spolverk/domain";

/** Minor units by currency as Medusa writes them: decimal major units by lower-case code. */
export function toMajorByCurrency(money: Money): Record<string, number> {
  return Object.fromEntries(currencies.map((currency) => [currency.toLowerCase(), toMajor(money[currency])]));
}

/** The same as a list of prices for Medusa's workflows. */
export function toPrices(money: Money): { currency_code: string; amount: number }[] {
  return currencies.map((currency) => ({
    currency_code: currency.toLowerCase(),
    amount: toMajor(money[currency]),
  }));
}
