import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findCategories } from "../../../internal/find-categories.ts";
import { sendLists } from "../../../internal/send-lists.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendLists(request, response, { categories: findCategories });
}
