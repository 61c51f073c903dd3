import type { MedusaContainer } from "@medusajs/framework/types";
import { findProductsOfVariants } from "./changes/find-products-of-variants.ts";
import { recordChanges } from "./changes/record-changes.ts";
import { findBegunSales } from "./sql/find-begun-sales.ts";
import { recordManyPrices } from "./record-prices.ts";

/**
 * A sale is recorded this long after its start: a BFF whose clock is behind by less than this sees the sale as begun
 * too.
 */
const clockSkewMs = 2000;

/**
 * Records the sales that have begun for all shoppers in the price history, and their products in the change log, so
 * that every BFF reads them again for its pages and for search. A sale's start for members, a day earlier, needs
 * neither: the BFF resolves it for each member's request [9.33].
 */
export async function beginSales(container: MedusaContainer, now: Date): Promise<void> {
  const variantIds = await findBegunSales(container, new Date(now.getTime() - clockSkewMs));
  if (variantIds.length === 0) return;
  await recordManyPrices(container, "begin-sales", variantIds);
  await recordChanges(container, await findProductsOfVariants(container, variantIds));
}
