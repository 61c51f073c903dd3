import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { preparePayment } from "../../../../../checkout/prepare-payment.ts";
import type { DraftBody } from "../../../../../internal/draft-body.ts";
import { toId } from "../../../../../internal/to-id.ts";

export async function POST(request: MedusaRequest<DraftBody>, response: MedusaResponse): Promise<void> {
  response.json(await preparePayment(request.scope, toId(request), request.validatedBody));
}
