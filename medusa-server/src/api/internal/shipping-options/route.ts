import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findShippingOptions } from "../../../internal/find-shipping-options.ts";
import { sendLists } from "../../../internal/send-lists.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendLists(request, response, { shipping_options: findShippingOptions });
}
