import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductsQuery } from "@spolverk/medusa-contract";
import { findCategories, findProducts } from "../../../features/catalogue/sql/find-catalogue.ts";
import { sendLists } from "../../../database/send-lists.ts";

/** Products, and the categories that their category ids speak of. */
export async function GET(
  request: MedusaRequest<unknown, ProductsQuery>,
  response: MedusaResponse,
): Promise<void> {
  await sendLists(request, response, {
    products: findProducts(request.validatedQuery),
    categories: findCategories,
  });
}
