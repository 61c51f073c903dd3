import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReturnBody } from "@spolverk/medusa-contract";
import { requestReturn } from "../../../../../../../features/account-area/request-return.ts";
import { toOrderPath } from "../../../../../../../features/account-area/to-order-path.ts";

export async function POST(request: MedusaRequest<ReturnBody>, response: MedusaResponse): Promise<void> {
  response.json(await requestReturn(request.scope, toOrderPath(request), request.validatedBody));
}
