import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { placeOrder } from "../../../../../features/checkout/place-order.ts";
import type { PlaceBody } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";

export async function POST(request: MedusaRequest<PlaceBody>, response: MedusaResponse): Promise<void> {
  response.json(await placeOrder(request.scope, toId(request), request.validatedBody));
}
