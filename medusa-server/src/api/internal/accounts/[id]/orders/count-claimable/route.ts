import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { claimableBodySchema, claimableReplySchema } from "@spolverk/medusa-contract";
import { countClaimable } from "../../../../../../features/account-area/claim-orders.ts";

/** By POST, as an address is logged and a body is not. */
export async function POST(
  request: MedusaRequest<z.infer<typeof claimableBodySchema>>,
  response: MedusaResponse,
): Promise<void> {
  const count = await countClaimable(request.scope, request.validatedBody.email);
  response.json({ count } satisfies z.infer<typeof claimableReplySchema>);
}
