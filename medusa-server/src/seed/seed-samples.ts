import { readColors, readCoupons, readProducts } from "@spolverk/content";
import { seedCoupons } from "./seed-coupons.ts";
import type { SeedContext } from "./seed-context.ts";
import { seedDetails } from "./seed-details.ts";
import { seedPriceHistory } from "./seed-price-history.ts";
import { seedProducts } from "./seed-products.ts";
import { seedStock } from "./seed-stock.ts";
import { seedVariations } from "./seed-variations.ts";
import { seedWeights } from "./seed-weights.ts";
import type { Warehouse } from "./seed-warehouse.ts";

type Shop = {
  categoryIds: ReadonlyMap<string, string>;
  salesChannelId: string;
  warehouse: Warehouse;
  noBackOrder: boolean;
};

/**
 * Creates the sample catalogue, its stock and its coupons. Not for a public shop, where any visitor could use the
 * coupons.
 */
export async function seedSamples(
  context: SeedContext,
  { categoryIds, salesChannelId, warehouse, noBackOrder }: Shop,
): Promise<void> {
  const products = readProducts();
  const colors = readColors();
  const { mediaUrl, today } = context;
  const { shippingProfileId, locationId } = warehouse;
  const surroundings = {
    colors,
    categoryIds,
    salesChannelId,
    shippingProfileId,
    mediaUrl,
    noBackOrder,
    today,
  };
  await seedProducts(context, products, surroundings);
  await seedVariations(context, products, surroundings);
  await seedWeights(context, products);
  await seedDetails(context, products, colors);
  await seedPriceHistory(context, products);
  await seedStock(context, products, locationId);
  await seedCoupons(context, readCoupons());
}
