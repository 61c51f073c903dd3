import { currencies, isPriceAmount, toMinor, type Currency, type Money } from "@spolverk/domain";
import type { PriceRow } from "@spolverk/medusa-contract";

/** Whether decimal major units may be charged: isPriceAmount for goods, isFeeAmount for what may be free. */
type IsAmount = (major: number) => boolean;

/**
 * The plain prices, in minor units: those of no price list, region or quantity. Null when a currency
 * has none or one that is not positive or absurd: without a price in every currency nothing is sold.
 */
export function toMoney(prices: readonly PriceRow[], isAmount: IsAmount = isPriceAmount): Money | null {
  const amounts = prices
    .filter((price) => !price.price_list_id && !price.rules_count && !price.min_quantity)
    .map(({ currency_code, amount }) => [currency_code.toUpperCase(), amount] as const);
  return toMoneyOf(new Map(amounts), isAmount);
}

/** Decimal major units by lower-case currency code, in minor units. Null when a currency is missing or cannot be charged. */
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
