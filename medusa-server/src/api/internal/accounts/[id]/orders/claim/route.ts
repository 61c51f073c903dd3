import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { claimableBodySchema, claimableReplySchema } from "@spolverk/medusa-contract";
import { claimGuestOrders } from "../../../../../../features/account-area/claim-orders.ts";
import { toId } from "../../../../../../http/to-id.ts";

/** Gives the orders to the account. Replies with how many they were. */
export async function POST(
  request: MedusaRequest<z.infer<typeof claimableBodySchema>>,
  response: MedusaResponse,
): Promise<void> {
  const count = await claimGuestOrders(request.scope, toId(request), request.validatedBody.email);
  response.json({ count } satisfies z.infer<typeof claimableReplySchema>);
}
