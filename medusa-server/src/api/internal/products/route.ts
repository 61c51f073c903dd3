import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductsQuery } from "@spolverk/medusa-contract";
import { findCategories } from "../../../internal/find-categories.ts";
import { findProducts } from "../../../internal/find-products.ts";
import { sendLists } from "../../../internal/send-lists.ts";

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
