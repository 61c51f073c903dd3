import { currencies, toMajor, type Money } from "@spolverk/domain";

/** Converts minor units by currency to Medusa's format: decimal major units by lower-case code. */
export function toMajorByCurrency(money: Money): Record<string, number> {
  return Object.fromEntries(currencies.map((currency) => [currency.toLowerCase(), toMajor(money[currency])]));
}

/** Converts minor units by currency to a list of prices for Medusa's workflows. */
export function toPrices(money: Money): { currency_code: string; amount: number }[] {
  return currencies.map((currency) => ({
    currency_code: currency.toLowerCase(),
    amount: toMajor(money[currency]),
  }));
}
