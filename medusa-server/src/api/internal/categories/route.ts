import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findCategories } from "../../../features/catalogue/sql/find-catalogue.ts";
import { sendLists } from "../../../database/send-lists.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendLists(request, response, { categories: findCategories });
}
