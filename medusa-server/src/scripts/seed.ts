import type { ExecArgs } from "@medusajs/framework/types";
import { readCarriers, readCategories, readShop } from "@spolverk/content";
import { readEnvironment } from "../environment/environment.ts";
import { listCountries } from "../seed/region-countries.ts";
import { seedAdmin } from "../seed/seed-admin.ts";
import { seedCategories } from "../seed/seed-categories.ts";
import { runDataMigrations } from "../seed/run-data-migrations.ts";
import type { SeedContext } from "../seed/seed-context.ts";
import { seedParcelLimits } from "../seed/seed-parcel-limits.ts";
import { seedRegions, seedTaxRegions } from "../seed/seed-regions.ts";
import { seedSamples } from "../seed/seed-samples.ts";
import { seedSettings } from "../seed/seed-settings.ts";
import { seedShipping } from "../seed/seed-shipping.ts";
import { seedStore } from "../seed/seed-store.ts";
import { seedWarehouse } from "../seed/seed-warehouse.ts";

/**
 * Completes a migration and fills Medusa with what a shop needs to open (currencies, regions, taxes, warehouse,
 * shipping, settings, categories) and, in a local shop or with SEED_SAMPLES, with the sample catalogue and coupons.
 * Idempotent: adds what is missing, including what an earlier version of the shop did not write, and never changes
 * existing rows, so a merchandiser's prices, stock and texts are safe. Ends with one line `SEED
 * {"created":{…},"ms":…}`.
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
  const countries = listCountries(carriers, shop);

  await runDataMigrations(container);
  const salesChannelId = await seedStore(context);
  await seedRegions(context, countries);
  await seedTaxRegions(context, countries, shop.vatRates);
  const warehouse = await seedWarehouse(context, shop.warehouse, salesChannelId);
  await seedShipping(context, carriers, warehouse);
  await seedParcelLimits(context, carriers);
  const noBackOrder = await seedSettings(context, shop);
  const categoryIds = await seedCategories(context, readCategories());

  if (environment.SEED_SAMPLES ?? environment.SPOLVERK_LOCAL) {
    await seedSamples(context, { categoryIds, salesChannelId, warehouse, noBackOrder });
  }
  await seedAdmin(context, environment);

  console.log(`SEED ${JSON.stringify({ created, ms: Date.now() - startedAt })}`);
}
