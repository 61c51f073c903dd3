import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SiteMessageBody } from "../../../../admin-api/site-message-body.ts";
import { toId } from "../../../../internal/to-id.ts";
import { SITE_MESSAGE_MODULE } from "../../../../modules/site-message/index.ts";
import type SiteMessageModuleService from "../../../../modules/site-message/service.ts";

/** Changes a message; who has closed it before does not see it again. */
export async function POST(
  request: AuthenticatedMedusaRequest<SiteMessageBody>,
  response: MedusaResponse,
): Promise<void> {
  const messages: SiteMessageModuleService = request.scope.resolve(SITE_MESSAGE_MODULE);
  const id = toId(request);
  response.json({ site_message: await messages.updateSiteMessages({ id, ...request.validatedBody }) });
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const messages: SiteMessageModuleService = request.scope.resolve(SITE_MESSAGE_MODULE);
  const id = toId(request);
  await messages.retrieveSiteMessage(id, { select: ["id"] });
  await messages.deleteSiteMessages(id);
  response.json({ id, object: "site_message", deleted: true });
}
