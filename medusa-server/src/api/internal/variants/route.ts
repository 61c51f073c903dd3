import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VariantsQuery } from "../../../internal/catalogue-query.ts";
import { readPriceRecords } from "../../../internal/read-price-records.ts";
import { readCategories } from "../../../internal/read-catalogue.ts";
import { readVariants } from "../../../internal/read-variants.ts";

/** Variants with their products, the categories that those speak of, and the price histories of what is on sale. */
export async function GET(
  request: MedusaRequest<unknown, VariantsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const [variants, categories] = await Promise.all([
    readVariants(request.scope, request.validatedQuery),
    readCategories(request.scope),
  ]);
  const priceRecords = await readPriceRecords(request.scope, variants);
  response.json({ variants, categories, price_records: priceRecords });
}
