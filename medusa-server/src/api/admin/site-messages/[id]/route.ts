import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SiteMessageBody } from "../../../../features/site-messages/api/site-message-body.ts";
import { toId } from "../../../../http/to-id.ts";
import { SITE_MESSAGE_MODULE } from "../../../../features/site-messages/modules/site-message/index.ts";

/** Changes a message; who has closed it before does not see it again. */
export async function POST(
  request: AuthenticatedMedusaRequest<SiteMessageBody>,
  response: MedusaResponse,
): Promise<void> {
  const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
  const id = toId(request);
  response.json({ site_message: await messages.updateSiteMessages({ id, ...request.validatedBody }) });
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
  const id = toId(request);
  await messages.retrieveSiteMessage(id, { select: ["id"] });
  await messages.deleteSiteMessages(id);
  response.json({ id, object: "site_message", deleted: true });
}
