import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";

const regionRow = z.record(z.string(), z.unknown());

const ratesOf = `
  select json_agg(json_build_object('rate', t."rate", 'is_default', t."is_default") order by t."id")
  from "tax_rate" t where t."tax_region_id" = r."id" and t."deleted_at" is null`;

/** The tax regions, which are countries and their provinces, each with its rates in percent. */
export async function readTaxRegions(container: MedusaContainer) {
  return readBySql(
    container,
    regionRow,
    `select r."country_code", r."province_code", (${ratesOf}) as "tax_rates"
     from "tax_region" r where r."deleted_at" is null order by r."id"`,
  );
}
