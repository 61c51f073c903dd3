import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { EnquiryChangeBody } from "../../../../features/inbox/api/inbox-body.ts";
import { refuseField } from "../../../../forms/refuse-field.ts";
import { changeEnquiry } from "../../../../features/inbox/change-enquiry.ts";
import { readEnquiryForAdmin } from "../../../../features/inbox/read-enquiry-for-admin.ts";
import { toId } from "../../../../http/to-id.ts";

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readEnquiryForAdmin(request.scope, toId(request)));
}

/** Changes what the body names, and replies with the enquiry as it is then. */
export async function POST(
  request: AuthenticatedMedusaRequest<EnquiryChangeBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const author = request.auth_context.actor_id;
  const outcome = await changeEnquiry(request.scope, id, request.validatedBody, author);
  if (outcome === "unknown_assignee") {
    refuseField(response, "assignee", "is no user of the admin");
    return;
  }
  response.json(await readEnquiryForAdmin(request.scope, id));
}
