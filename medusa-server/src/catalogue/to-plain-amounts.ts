import { isDeepStrictEqual } from "node:util";

type Price = {
  currency_code: string;
  amount: number;
  price_list_id?: string | null | undefined;
  rules_count?: number | null | undefined;
  min_quantity?: number | null | undefined;
};
type RecordedPrice = { amounts: Record<string, unknown>; discount_percentage: number };

/** The prices that every shopper pays, by lower-case currency code: of no price list, region or quantity. */
export function toPlainAmounts(prices: readonly Price[]): Record<string, number> {
  return Object.fromEntries(
    prices
      .filter((price) => !price.price_list_id && !price.rules_count && !price.min_quantity)
      .map(({ currency_code, amount }) => [currency_code, amount]),
  );
}

/** The order of the currencies says nothing. */
export function isSamePrice(a: RecordedPrice, b: RecordedPrice): boolean {
  return a.discount_percentage === b.discount_percentage && isDeepStrictEqual(a.amounts, b.amounts);
}
