import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type JoinClubBody, joinClubReplySchema } from "@spolverk/medusa-contract";
import { joinClub } from "../../../../../../features/club/join-club.ts";
import { toId } from "../../../../../../http/to-id.ts";

export async function POST(request: MedusaRequest<JoinClubBody>, response: MedusaResponse): Promise<void> {
  const kind = await joinClub(request.scope, toId(request), request.validatedBody);
  response.json(joinClubReplySchema.parse({ kind }));
}
