import { siteMessageCalls, siteMessageTextsSchema } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { SITE_MESSAGE_MODULE } from "../modules/site-message/index.ts";

export const siteMessageInternalRoutes = internalRoutes(siteMessageCalls)({
  listMessages: async ({ container }) => {
    const messages = container.resolve(SITE_MESSAGE_MODULE);
    const rows = await messages.listSiteMessages({}, { order: { created_at: "ASC" }, take: null });
    return {
      siteMessages: rows.map(({ starts_on, ends_on, texts, ...message }) => ({
        ...message,
        texts: siteMessageTextsSchema.parse(texts),
        startsOn: starts_on,
        endsOn: ends_on,
      })),
    };
  },
});
