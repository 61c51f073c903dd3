import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LiabilityQuery } from "../../../admin-api/club-body.ts";
import { readClubOverview } from "../../../club/read-club-overview.ts";

export async function GET(
  request: AuthenticatedMedusaRequest<unknown, LiabilityQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await readClubOverview(request.scope, request.validatedQuery.day));
}
