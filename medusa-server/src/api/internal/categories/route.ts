import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCategories } from "../../../internal/read-catalogue.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ categories: await readCategories(request.scope) });
}
