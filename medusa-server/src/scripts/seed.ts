import type { ExecArgs } from "@medusajs/framework/types";
import {
  readCarriers,
  readCategories,
  readColors,
  readCoupons,
  readProducts,
  readShop,
} from "@spolverk/content";
import { readEnvironment } from "../environment.ts";
import { listCountries } from "../seed/region-countries.ts";
import { seedAdmin } from "../seed/seed-admin.ts";
import { seedCategories } from "../seed/seed-categories.ts";
import type { SeedContext } from "../seed/seed-context.ts";
import { seedCoupons } from "../seed/seed-coupons.ts";
import { seedDetails } from "../seed/seed-details.ts";
import { seedPriceHistory } from "../seed/seed-price-history.ts";
import { seedProducts } from "../seed/seed-products.ts";
import { seedRegions, seedTaxRegions } from "../seed/seed-regions.ts";
import { seedSettings } from "../seed/seed-settings.ts";
import { seedShipping } from "../seed/seed-shipping.ts";
import { seedStock } from "../seed/seed-stock.ts";
import { seedStore } from "../seed/seed-store.ts";
import { seedVariations } from "../seed/seed-variations.ts";
import { seedWarehouse } from "../seed/seed-warehouse.ts";

/**
 * Fills Medusa from the content. Run as often as you like: it adds what is missing and changes
 * nothing that exists, so a merchandiser's prices, stock and texts are safe. Ends with one line
 * `SEED {"created":{…},"ms":…}`.
 */
export default async function seed({ container }: ExecArgs): Promise<void> {
  const startedAt = Date.now();
  const environment = readEnvironment(process.env);
  const created: Record<string, number> = {};
  const context: SeedContext = {
    container,
    today: new Date(startedAt).toISOString().slice(0, 10),
    mediaUrl: environment.MEDIA_URL.replace(/\/$/, ""),
    count: (kind, number) => {
      if (number > 0) created[kind] = (created[kind] ?? 0) + number;
    },
  };
  const shop = readShop();
  const carriers = readCarriers();
  const products = readProducts();
  const colors = readColors();
  const countries = listCountries(carriers, shop);

  const salesChannelId = await seedStore(context);
  await seedRegions(context, countries);
  await seedTaxRegions(context, countries, shop.vatRates);
  const warehouse = await seedWarehouse(context, shop.warehouse, salesChannelId);
  await seedShipping(context, carriers, warehouse);
  const noBackOrder = await seedSettings(context, shop);
  const categoryIds = await seedCategories(context, readCategories());

  const { mediaUrl, today } = context;
  const { shippingProfileId } = warehouse;
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
  await seedDetails(context, products, colors);
  await seedPriceHistory(context, products);
  await seedStock(context, products, warehouse.locationId);
  await seedCoupons(context, readCoupons());
  await seedAdmin(context, environment);

  console.log(`SEED ${JSON.stringify({ created, ms: Date.now() - startedAt })}`);
}
