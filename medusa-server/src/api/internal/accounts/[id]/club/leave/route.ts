import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { leaveClubReplySchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../../../http/to-id.ts";
import { CLUB_MODULE } from "../../../../../../features/club/modules/club/index.ts";
import type ClubModuleService from "../../../../../../features/club/modules/club/service.ts";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const club: ClubModuleService = request.scope.resolve(CLUB_MODULE);
  const wasMember = await club.leave(toId(request), new Date());
  response.json(leaveClubReplySchema.parse({ kind: wasMember ? "left" : "not_member" }));
}
