import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageQuery } from "../../../../../forms/page-query.ts";
import { readMemberForAdmin } from "../../../../../features/club/read-member-for-admin.ts";
import { toId } from "../../../../../http/to-id.ts";

/** How an account stands in the club, with a page of its ledger. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await readMemberForAdmin(request.scope, toId(request), request.validatedQuery));
}
