import { currencies, isPriceAmount, toMinor, type Currency, type Money } from "@spolverk/domain";
import type { PriceRow } from "@spolverk/medusa-contract";

/** Whether an amount in major units may be charged: isPriceAmount for goods, isFeeAmount for what may be free. */
type IsAmount = (major: number) => boolean;

/**
 * The plain prices in minor units, without those of a price list, rule or quantity. Null when a currency has no price
 * or an invalid one: nothing is sold without a price in every currency.
 */
export function toMoney(prices: readonly PriceRow[], isAmount: IsAmount = isPriceAmount): Money | null {
  const amounts = prices
    .filter((price) => !price.price_list_id && !price.rules_count && !price.min_quantity)
    .map(({ currency_code, amount }) => [currency_code.toUpperCase(), amount] as const);
  return toMoneyOf(new Map(amounts), isAmount);
}

/**
 * Converts major units by lowercase currency code to minor units. Null when a currency is missing or its amount is
 * invalid.
 */
export function toMoneyByCode(
  amounts: Readonly<Record<string, number>>,
  isAmount: IsAmount = isPriceAmount,
): Money | null {
  const entries = Object.entries(amounts).map(([code, amount]) => [code.toUpperCase(), amount] as const);
  return toMoneyOf(new Map(entries), isAmount);
}

function toMoneyOf(amounts: ReadonlyMap<string, number>, isAmount: IsAmount): Money | null {
  const money: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const amount = amounts.get(currency);
    if (amount === undefined || !isAmount(amount)) return null;
    money[currency] = toMinor(amount);
  }
  return money as Money;
}
