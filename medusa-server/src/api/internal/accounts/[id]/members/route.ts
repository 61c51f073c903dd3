import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { membersReplySchema } from "@spolverk/medusa-contract";
import { readMembers } from "../../../../../features/accounts/read-members.ts";
import { toId } from "../../../../../http/to-id.ts";

/** The members and the open invitations, the oldest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(membersReplySchema.parse(await readMembers(request.scope, toId(request))));
}
