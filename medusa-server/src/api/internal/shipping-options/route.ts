import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findShippingOptions } from "../../../features/catalogue/sql/find-shipping-options.ts";
import { sendLists } from "../../../database/send-lists.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendLists(request, response, { shipping_options: findShippingOptions });
}
