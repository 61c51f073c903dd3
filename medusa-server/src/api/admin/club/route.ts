import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readClubOverview } from "../../../features/club/read-club-overview.ts";

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readClubOverview(request.scope));
}
