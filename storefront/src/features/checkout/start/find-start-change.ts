import type { Checkout, Variation } from "@spolverk/bff/contract";
import { type Agreement, calculateLinePrice, priceVariation } from "@spolverk/domain";
import type { PriceChange } from "../summary/find-price-change.ts";

/**
 * Compares the prices that this page showed with the prices of the checkout that was started from it. They differ when
 * a sale or a contract price has begun or ended since the page was opened. Null without a difference.
 *
 * @param variations as the page knows them, by id; a line without an entry was not shown
 * @param agreements of the account, as the page knows them
 */
export function findStartChange(
  { lines, currency, totals: { total } }: Pick<Checkout, "lines" | "currency" | "totals">,
  variations: ReadonlyMap<string, Pick<Variation, "msrp" | "sale" | "type" | "product">>,
  agreements: readonly Agreement[],
): PriceChange | null {
  const before = lines.reduce((sum, { id, vatRate, quantity, total: charged }) => {
    const variation = variations.get(id);
    if (!variation) return sum;
    const { product } = variation;
    const price = priceVariation({ variation, product, agreements, currency, vatRate });
    return sum + calculateLinePrice({ ...price, quantity }).total - charged;
  }, total);
  if (before === total) return null;
  return { before: { total: before, currency }, after: { total, currency }, reasons: [{ kind: "prices" }] };
}
