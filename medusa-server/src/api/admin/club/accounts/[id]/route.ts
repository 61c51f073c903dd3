import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageQuery } from "../../../../../admin-api/page-query.ts";
import { readMemberForAdmin } from "../../../../../club/read-member-for-admin.ts";
import { toId } from "../../../../../internal/to-id.ts";

/** How an account stands in the club, with a page of its ledger. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await readMemberForAdmin(request.scope, toId(request), request.validatedQuery));
}
