import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { readSites } from "@spolverk/content";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { SITE_MESSAGE_MODULE } from "../modules/site-message/index.ts";
import { siteMessageBodySchema } from "./site-message-body.ts";

export const siteMessageAdminRoutes: MiddlewareRoute[] = [
  // Lists all messages, newest first, and the selectable sites.
  adminRoute({
    method: "GET",
    path: "site-messages",
    handler: async ({ scope }, response) => {
      const messages = scope.resolve(SITE_MESSAGE_MODULE);
      response.json({
        site_messages: await messages.listSiteMessages({}, { order: { created_at: "DESC" }, take: null }),
        sites: readSites().map(({ code }) => code),
      });
    },
  }),
  adminRoute({
    method: "POST",
    path: "site-messages",
    form: siteMessageBodySchema,
    handler: async ({ scope, validatedBody }, response) => {
      const messages = scope.resolve(SITE_MESSAGE_MODULE);
      response.json({ site_message: await messages.createSiteMessages(validatedBody) });
    },
  }),
  // Changes a message. Shoppers who have closed it do not see the changed message.
  adminRoute({
    method: "POST",
    path: "site-messages/:id",
    form: siteMessageBodySchema,
    handler: async (request, response) => {
      const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
      const change = { id: toId(request), ...request.validatedBody };
      response.json({ site_message: await messages.updateSiteMessages(change) });
    },
  }),
  adminRoute({ method: "DELETE", path: "site-messages/:id", handler: deleteMessage }),
];

async function deleteMessage(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const messages = request.scope.resolve(SITE_MESSAGE_MODULE);
  const id = toId(request);
  await messages.retrieveSiteMessage(id, { select: ["id"] });
  await messages.deleteSiteMessages(id);
  response.json({ id, object: "site_message", deleted: true });
}
