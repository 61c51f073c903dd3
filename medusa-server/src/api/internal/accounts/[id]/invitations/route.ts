import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type InviteBody, inviteReplySchema } from "@spolverk/medusa-contract";
import { inviteMember } from "../../../../../features/accounts/invite-member.ts";
import { toId } from "../../../../../http/to-id.ts";

export async function POST(request: MedusaRequest<InviteBody>, response: MedusaResponse): Promise<void> {
  const kind = await inviteMember(request.scope, toId(request), request.validatedBody);
  response.json(inviteReplySchema.parse({ kind }));
}
