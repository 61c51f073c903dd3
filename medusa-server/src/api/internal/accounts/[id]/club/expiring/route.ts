import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expiringPointsReplySchema } from "@spolverk/medusa-contract";
import { readExpiringPoints } from "../../../../../../features/club/read-club.ts";
import { toId } from "../../../../../../http/to-id.ts";

/** The points by the day on which they expire. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(expiringPointsReplySchema.parse(await readExpiringPoints(request.scope, toId(request))));
}
