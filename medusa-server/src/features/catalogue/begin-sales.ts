import type { MedusaContainer } from "@medusajs/framework/types";
import { findProductsOfVariants } from "./changes/find-products-of-variants.ts";
import { recordChanges } from "./changes/record-changes.ts";
import { findBegunSales } from "./sql/find-begun-sales.ts";
import { recordManyPrices } from "./record-prices.ts";

/** A BFF whose clock is behind by less than this sees the sale as begun too. */
const clockSkewMs = 2000;

/**
 * Writes sales that have begun for everybody into the price history, and has every BFF read their products again for its
 * pages and for search. The members' day before needs none of it: it is told when a member asks [9.33].
 */
export async function beginSales(container: MedusaContainer, now: Date): Promise<void> {
  const variantIds = await findBegunSales(container, new Date(now.getTime() - clockSkewMs));
  if (variantIds.length === 0) return;
  await recordManyPrices(container, "begin-sales", variantIds);
  await recordChanges(container, await findProductsOfVariants(container, variantIds));
}
