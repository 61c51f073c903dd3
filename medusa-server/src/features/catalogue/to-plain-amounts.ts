import { isDeepStrictEqual } from "node:util";
import { z } from "@medusajs/framework/zod";

/** The columns of a price row that decide whether every shopper pays it. */
export const priceRow = z.object({
  currency_code: z.string(),
  amount: z.number(),
  price_list_id: z.string().nullish(),
  rules_count: z.number().nullish(),
  min_quantity: z.coerce.number().nullish(),
});
type Price = z.infer<typeof priceRow>;
type RecordedPrice = { amounts: Record<string, unknown>; discount_percentage: number };

/**
 * Returns the prices that every shopper pays, by lower-case currency code: those without a price list, region or
 * quantity.
 */
export function toPlainAmounts(prices: readonly Price[]): Record<string, number> {
  return Object.fromEntries(
    prices
      .filter((price) => !price.price_list_id && !price.rules_count && !price.min_quantity)
      .map(({ currency_code, amount }) => [currency_code, amount]),
  );
}

/** Compares two prices; the order of the currencies does not matter. */
export function isSamePrice(a: RecordedPrice, b: RecordedPrice): boolean {
  return a.discount_percentage === b.discount_percentage && isDeepStrictEqual(a.amounts, b.amounts);
}
