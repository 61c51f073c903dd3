import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clubReplySchema } from "@spolverk/medusa-contract";
import { readClub } from "../../../../../features/club/read-club.ts";
import { toId } from "../../../../../http/to-id.ts";

/** The membership and what there is to spend. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(clubReplySchema.parse(await readClub(request.scope, toId(request))));
}
