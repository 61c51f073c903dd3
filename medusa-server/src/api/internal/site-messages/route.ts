import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { siteMessagesReplySchema } from "@spolverk/medusa-contract";
import { SITE_MESSAGE_MODULE } from "../../../features/site-messages/modules/site-message/index.ts";

/** Every message, past and future ones too, the first written first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
  const rows = await messages.listSiteMessages({}, { order: { created_at: "ASC" }, take: null });
  const reply = siteMessagesReplySchema.parse({
    site_messages: rows.map(({ id, texts, pallette, sites, starts_on, ends_on, enabled }) => ({
      id,
      texts,
      pallette,
      sites,
      starts_on,
      ends_on,
      enabled,
    })),
  });
  response.json(reply);
}
