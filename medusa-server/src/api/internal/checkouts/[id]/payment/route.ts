import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { preparePayment } from "../../../../../features/checkout/place-order.ts";
import type { PricedCheckout } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";

export async function POST(request: MedusaRequest<PricedCheckout>, response: MedusaResponse): Promise<void> {
  response.json(await preparePayment(request.scope, toId(request), request.validatedBody));
}
