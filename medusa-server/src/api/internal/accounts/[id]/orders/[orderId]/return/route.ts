import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReturnBody } from "@spolverk/medusa-contract";
import { requestReturn } from "../../../../../../../accounts/request-return.ts";
import { toOrderPath } from "../../../../../../../accounts/to-order-path.ts";

export async function POST(request: MedusaRequest<ReturnBody>, response: MedusaResponse): Promise<void> {
  response.json(await requestReturn(request.scope, toOrderPath(request), request.validatedBody));
}
