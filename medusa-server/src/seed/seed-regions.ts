import {
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  updateRegionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Shop } from "@spolverk/content";
import { currencies } from "@spolverk/domain";
import { readRows } from "../database/read-rows.ts";
import { resolveRegionCurrency } from "./region-countries.ts";
import type { SeedContext } from "./seed-context.ts";

const regionRow = z.object({
  id: z.string(),
  currency_code: z.string(),
  countries: z.array(z.object({ iso_2: z.string() }).nullish()),
  payment_providers: z.array(z.object({ id: z.string() }).nullish()).nullish(),
});
const taxRegionRow = z.object({ id: z.string(), country_code: z.string() });

/**
 * Creates one region per currency, which together hold all countries; a country in some region stays there. Each region
 * accepts every provider whose keys are in the environment.
 */
export async function seedRegions({ container, count }: SeedContext, countries: string[]): Promise<void> {
  const regions = await readRows(container, regionRow, {
    entity: "region",
    fields: ["id", "currency_code", "countries.iso_2", "payment_providers.id"],
  });
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true });
  const providerIds = providers.map(({ id }) => id);
  const placed = new Set(
    regions.flatMap((region) => region.countries.flatMap((country) => country?.iso_2 ?? [])),
  );
  for (const currency of currencies) {
    const code = currency.toLowerCase();
    const missing = countries
      .filter((country) => resolveRegionCurrency(country) === currency)
      .map((country) => country.toLowerCase())
      .filter((country) => !placed.has(country));
    const region = regions.find(({ currency_code }) => currency_code === code);
    if (region === undefined) {
      await createRegionsWorkflow(container).run({
        input: {
          regions: [
            {
              name: currency,
              currency_code: code,
              countries: missing,
              payment_providers: providerIds,
              is_tax_inclusive: false,
            },
          ],
        },
      });
      count("regions", 1);
      continue;
    }
    if (missing.length > 0) {
      const present = region.countries.flatMap((country) => country?.iso_2 ?? []);
      await updateRegionsWorkflow(container).run({
        input: { selector: { id: region.id }, update: { countries: [...present, ...missing] } },
      });
      count("countries", missing.length);
    }
    const known = new Set(region.payment_providers?.map((provider) => provider?.id));
    const added = providerIds.filter((id) => !known.has(id));
    if (added.length > 0) {
      await updateRegionsWorkflow(container).run({
        input: { selector: { id: region.id }, update: { payment_providers: providerIds } },
      });
      count("paymentProviders", added.length);
    }
  }
}

/** Creates a tax region with its default rate for every country; an existing one keeps the merchandiser's rate. */
export async function seedTaxRegions(
  { container, count }: SeedContext,
  countries: string[],
  vatRates: Shop["vatRates"],
): Promise<void> {
  const existing = await readRows(container, taxRegionRow, {
    entity: "tax_region",
    fields: ["id", "country_code"],
  });
  const taxed = new Set(existing.map(({ country_code }) => country_code.toUpperCase()));
  const missing = countries.filter((country) => !taxed.has(country));
  if (missing.length === 0) return;
  await createTaxRegionsWorkflow(container).run({
    input: missing.map((country) => ({
      country_code: country.toLowerCase(),
      provider_id: "tp_system",
      default_tax_rate: {
        name: "VAT",
        code: `vat-${country.toLowerCase()}`,
        rate: vatRates[country] ?? 0,
      },
    })),
  });
  count("taxRegions", missing.length);
}
