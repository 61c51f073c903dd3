import { currencies, isPriceAmount, toMinor, type Currency, type Money } from "@spolverk/domain";
import { z } from "zod";

export const priceSchema = z.object({
  currency_code: z.string(),
  /** What is no number is no price; one variant's must not hide the others. */
  amount: z.number().catch(0),
  price_list_id: z.string().nullish(),
  rules_count: z.number().nullish(),
  min_quantity: z.number().nullish(),
});
type Price = z.infer<typeof priceSchema>;

/**
 * The plain prices, in minor units: those of no price list, region or quantity. Null when a currency
 * has none or one that is not positive or absurd: without a price in every currency nothing is sold.
 */
export function toMoney(prices: readonly Price[]): Money | null {
  const amounts = prices
    .filter((price) => !price.price_list_id && !price.rules_count && !price.min_quantity)
    .map(({ currency_code, amount }) => [currency_code.toUpperCase(), amount] as const);
  return toMoneyOf(new Map(amounts));
}

/** Decimal major units by lower-case currency code, in minor units. Null when a currency is missing. */
export function toMoneyByCode(amounts: Readonly<Record<string, number>>): Money | null {
  return toMoneyOf(new Map(Object.entries(amounts).map(([code, amount]) => [code.toUpperCase(), amount])));
}

function toMoneyOf(amounts: ReadonlyMap<string, number>): Money | null {
  const money: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const amount = amounts.get(currency);
    if (amount === undefined || !isPriceAmount(amount)) return null;
    money[currency] = toMinor(amount);
  }
  return money as Money;
}
