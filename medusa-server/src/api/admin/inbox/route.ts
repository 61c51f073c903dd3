import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { InboxQuery } from "../../../admin-api/inbox-body.ts";
import { listEnquiries } from "../../../inbox/list-enquiries.ts";

export async function GET(
  request: AuthenticatedMedusaRequest<unknown, InboxQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listEnquiries(request.scope, request.validatedQuery));
}
