import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type SendReferralBody, sendReferralReplySchema } from "@spolverk/medusa-contract";
import { sendReferral } from "../../../../../../features/club/send-referral.ts";
import { toId } from "../../../../../../http/to-id.ts";

/** Mails an invitation with the member's referral link. */
export async function POST(
  request: MedusaRequest<SendReferralBody>,
  response: MedusaResponse,
): Promise<void> {
  const kind = await sendReferral(request.scope, toId(request), request.validatedBody);
  response.json(sendReferralReplySchema.parse({ kind }));
}
