import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelPlacing } from "../../../../../features/checkout/place-order.ts";
import type { CancelBody } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";

export async function POST(request: MedusaRequest<CancelBody>, response: MedusaResponse): Promise<void> {
  response.json(await cancelPlacing(request.scope, toId(request), request.validatedBody.version));
}
