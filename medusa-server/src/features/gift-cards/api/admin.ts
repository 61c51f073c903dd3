import type { MiddlewareRoute } from "@medusajs/framework/http";
import { pageQuerySchema } from "../../../forms/page-query.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { listGiftCards } from "../list-gift-cards.ts";
import { GIFT_CARD_MODULE } from "../modules/gift-card/index.ts";
import { payOutBodySchema } from "./gift-card-body.ts";

export const giftCardAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "gift-cards",
    query: pageQuerySchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listGiftCards(scope, validatedQuery));
    },
  }),
  // Makes a card unusable.
  adminRoute({
    method: "POST",
    path: "gift-cards/:id/disable",
    handler: async (request, response) => {
      const cards = request.scope.resolve(GIFT_CARD_MODULE);
      response.json({ disabled: await cards.disable({ id: toId(request) }, "in the admin") });
    },
  }),
  // Empties a card whose balance a merchandiser pays out in money.
  adminRoute({
    method: "POST",
    path: "gift-cards/:id/pay-out",
    form: payOutBodySchema,
    handler: async (request, response) => {
      const cards = request.scope.resolve(GIFT_CARD_MODULE);
      response.json({ amount: await cards.payOut(toId(request), request.validatedBody) });
    },
  }),
];
