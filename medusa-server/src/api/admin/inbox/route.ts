import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { InboxQuery } from "../../../features/inbox/api/inbox-body.ts";
import { listEnquiries } from "../../../features/inbox/list-enquiries.ts";

export async function GET(
  request: AuthenticatedMedusaRequest<unknown, InboxQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listEnquiries(request.scope, request.validatedQuery));
}
