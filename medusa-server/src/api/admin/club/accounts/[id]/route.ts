import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readMemberForAdmin } from "../../../../../club/read-member-for-admin.ts";
import { toId } from "../../../../../internal/to-id.ts";

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readMemberForAdmin(request.scope, toId(request)));
}
