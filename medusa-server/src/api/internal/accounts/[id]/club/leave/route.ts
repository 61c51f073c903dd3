import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { leaveClubReplySchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../../../http/to-id.ts";
import { CLUB_MODULE } from "../../../../../../features/club/modules/club/index.ts";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const club = request.scope.resolve(CLUB_MODULE);
  const wasMember = await club.leave(toId(request), new Date());
  response.json(leaveClubReplySchema.parse({ kind: wasMember ? "left" : "not_member" }));
}
