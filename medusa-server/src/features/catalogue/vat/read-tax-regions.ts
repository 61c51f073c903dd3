import type { MedusaContainer } from "@medusajs/framework/types";
import { settingsReplySchema } from "@spolverk/medusa-contract";
import { readRows } from "../../../database/read-rows.ts";

const { tax_regions: regionsSchema } = settingsReplySchema.shape;

/** Reads the tax regions, which are countries and their provinces, each with its rates in percent. */
export function readTaxRegions(container: MedusaContainer) {
  return readRows(container, regionsSchema.element, {
    entity: "tax_region",
    fields: ["country_code", "province_code", "tax_rates.rate", "tax_rates.is_default"],
  });
}
