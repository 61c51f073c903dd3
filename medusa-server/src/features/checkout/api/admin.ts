import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { notAllowed } from "../../../platform/errors.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { settleOrderPoints } from "../../club/settle-order-points.ts";
import { type GiveBackBody, giveBackBodySchema } from "../../gift-cards/api/gift-card-body.ts";
import { GIFT_CARD_MODULE } from "../../gift-cards/modules/gift-card/index.ts";
import { CHECKOUT_MODULE } from "../../orders/modules/checkout/index.ts";
import { listPaymentChecks } from "../list-payment-checks.ts";
import { retryPaymentCheck } from "../retry-payment-check.ts";
import { closeCheck } from "../unsettled-payments.ts";
import { paymentChecksPageSchema } from "./payment-checks-query.ts";

export const checkoutAdminRoutes: MiddlewareRoute[] = [
  // Lists what the sweeper did about unfinished payments, and what it could not settle.
  adminRoute({
    method: "GET",
    path: "payment-checks",
    query: paymentChecksPageSchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listPaymentChecks(scope, validatedQuery));
    },
  }),
  adminRoute({
    method: "POST",
    path: "payment-checks/:id/retry",
    handler: async (request, response) => {
      response.json({ settled: await retryPaymentCheck(request.scope, toId(request)) });
    },
  }),
  adminRoute({ method: "POST", path: "payment-checks/:id/close", handler: close }),
  adminRoute({
    method: "POST",
    path: "gift-cards/give-back",
    form: giveBackBodySchema,
    handler: giveBackToCard,
  }),
];

/** Closes a payment check that a merchandiser has dealt with. */
async function close(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = toId(request);
  const userId = request.auth_context.actor_id;
  if (!(await closeCheck(request.scope, { id, userId, now: new Date() }))) {
    throw notAllowed("This payment does not need attention any more");
  }
  response.json({ closed: true });
}

/** Returns money to the gift card that paid for an order: at most the amount that the card paid. */
async function giveBackToCard(
  request: AuthenticatedMedusaRequest<GiveBackBody>,
  response: MedusaResponse,
): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  const { cart_id, amount, key } = request.validatedBody;
  const givenBack = await cards.giveBack(cart_id, { amount, key });
  const checkouts = request.scope.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases({ cart_id }, { select: ["order_id"] });
  // The returned money counts as a partial refund of the order, so that the order's points change too.
  if (purchase?.order_id) await settleOrderPoints(request.scope, purchase.order_id);
  response.json({ amount: givenBack });
}
