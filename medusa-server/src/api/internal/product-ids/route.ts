import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductIdsQuery } from "@spolverk/medusa-contract";
import { findProductIds } from "../../../sql/find-catalogue.ts";
import { sendLists } from "../../../sql/send-lists.ts";

export async function GET(
  request: MedusaRequest<unknown, ProductIdsQuery>,
  response: MedusaResponse,
): Promise<void> {
  await sendLists(request, response, { products: findProductIds(request.validatedQuery) });
}
