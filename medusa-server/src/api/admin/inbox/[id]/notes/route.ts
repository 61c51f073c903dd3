import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { EnquiryTextBody } from "../../../../../features/inbox/api/inbox-body.ts";
import { addText } from "../../../../../features/inbox/add-text.ts";
import { readEnquiryForAdmin } from "../../../../../features/inbox/read-enquiry-for-admin.ts";
import { toId } from "../../../../../http/to-id.ts";

/** Writes a note, which only users of the admin see; the same key again changes nothing. Replies with the enquiry as it is then. */
export async function POST(
  request: AuthenticatedMedusaRequest<EnquiryTextBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const authorId = request.auth_context.actor_id;
  await addText(request.scope, id, { type: "note", ...request.validatedBody, authorId });
  response.json(await readEnquiryForAdmin(request.scope, id));
}
