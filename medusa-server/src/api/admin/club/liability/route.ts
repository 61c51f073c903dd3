import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LiabilityQuery } from "../../../../features/club/api/club-body.ts";
import { CLUB_MODULE } from "../../../../features/club/modules/club/index.ts";

/** The points that members could spend at the end of a day (UTC), by currency; now where it says no day. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, LiabilityQuery>,
  response: MedusaResponse,
): Promise<void> {
  const club = request.scope.resolve(CLUB_MODULE);
  const { day } = request.validatedQuery;
  const at = day === undefined ? new Date() : new Date(`${day}T23:59:59.999Z`);
  response.json({ liability: await club.readLiability(at) });
}
