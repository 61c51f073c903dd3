import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSites } from "@spolverk/content";
import type { SiteMessageBody } from "../../../features/site-messages/api/site-message-body.ts";
import { SITE_MESSAGE_MODULE } from "../../../features/site-messages/modules/site-message/index.ts";

/** All messages, the last written first, and the sites that there are to choose from. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
  response.json({
    site_messages: await messages.listSiteMessages({}, { order: { created_at: "DESC" }, take: null }),
    sites: readSites().map(({ code }) => code),
  });
}

export async function POST(
  request: AuthenticatedMedusaRequest<SiteMessageBody>,
  response: MedusaResponse,
): Promise<void> {
  const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
  response.json({ site_message: await messages.createSiteMessages(request.validatedBody) });
}
