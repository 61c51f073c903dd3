import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VariantsQuery } from "../../../internal/catalogue-query.ts";
import { readCategories, readVariants } from "../../../internal/read-catalogue.ts";

/** Variants with their products, and the categories that those speak of. */
export async function GET(
  request: MedusaRequest<unknown, VariantsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const [variants, categories] = await Promise.all([
    readVariants(request.scope, request.validatedQuery),
    readCategories(request.scope),
  ]);
  response.json({ variants, categories });
}
