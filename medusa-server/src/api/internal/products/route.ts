import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductsQuery } from "../../../internal/catalogue-query.ts";
import { readPriceRecords } from "../../../internal/read-price-records.ts";
import { readCategories, readProducts } from "../../../internal/read-catalogue.ts";

/** Products, the categories that their category ids speak of, and the price histories of what is on sale. */
export async function GET(
  request: MedusaRequest<unknown, ProductsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const [products, categories] = await Promise.all([
    readProducts(request.scope, request.validatedQuery),
    readCategories(request.scope),
  ]);
  const variants = products.flatMap((product) => product.variants ?? []);
  const priceRecords = await readPriceRecords(request.scope, variants);
  response.json({ products, categories, price_records: priceRecords });
}
