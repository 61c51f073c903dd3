import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductsQuery } from "../../../internal/catalogue-query.ts";
import { readCategories, readProducts } from "../../../internal/read-catalogue.ts";

/** Products, and the categories that their category ids speak of. */
export async function GET(
  request: MedusaRequest<unknown, ProductsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const [products, categories] = await Promise.all([
    readProducts(request.scope, request.validatedQuery),
    readCategories(request.scope),
  ]);
  response.json({ products, categories });
}
