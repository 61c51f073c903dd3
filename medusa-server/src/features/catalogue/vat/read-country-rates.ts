import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { resolveTaxArea } from "@spolverk/domain";
import { readRows } from "../../../database/read-rows.ts";

const regionRow = z.object({
  id: z.string(),
  country_code: z.string().toUpperCase(),
  province_code: z.string().nullish(),
  tax_rates: z
    .array(z.object({ id: z.string(), rate: z.number().nullable(), is_default: z.boolean() }).nullish())
    .nullish(),
});

/** The tax region of a country, with its default rate. */
export type CountryRate = {
  /** ISO alpha-2 in capitals. */
  country: string;
  regionId: string;
  /** Null when the region has no default rate yet. */
  rateId: string | null;
  /** Percent. */
  rate: number;
};

/**
 * Reads the VAT rate of every country that has its own, as stored in Medusa's tax regions, without rates to come.
 * Leaves out Monaco, for example, which uses the rate of France, and San Marino, which has none.
 */
export async function readCountryRates(container: MedusaContainer): Promise<CountryRate[]> {
  const regions = await readRows(container, regionRow, {
    entity: "tax_region",
    fields: ["id", "country_code", "province_code", "tax_rates.id", "tax_rates.rate", "tax_rates.is_default"],
  });
  return regions
    .filter(
      ({ country_code: country, province_code }) =>
        !province_code && resolveTaxArea({ country, zip: null }).vatCountry === country,
    )
    .map(({ id, country_code, tax_rates }) => {
      const rate = tax_rates?.find((candidate) => candidate?.is_default);
      return { country: country_code, regionId: id, rateId: rate?.id ?? null, rate: rate?.rate ?? 0 };
    });
}
