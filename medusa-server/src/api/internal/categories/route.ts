import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findCategories } from "../../../sql/find-catalogue.ts";
import { sendLists } from "../../../sql/send-lists.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendLists(request, response, { categories: findCategories });
}
