import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductIdsQuery } from "@spolverk/medusa-contract";
import { findProductIds } from "../../../features/catalogue/sql/find-catalogue.ts";
import { sendLists } from "../../../database/send-lists.ts";

export async function GET(
  request: MedusaRequest<unknown, ProductIdsQuery>,
  response: MedusaResponse,
): Promise<void> {
  await sendLists(request, response, { products: findProductIds(request.validatedQuery) });
}
