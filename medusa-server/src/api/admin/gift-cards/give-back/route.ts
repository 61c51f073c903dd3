import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { GiveBackBody } from "../../../../features/gift-cards/api/gift-card-body.ts";
import { settleOrderPoints } from "../../../../features/club/settle-order-points.ts";
import { CHECKOUT_MODULE } from "../../../../features/orders/modules/checkout/index.ts";
import { GIFT_CARD_MODULE } from "../../../../features/gift-cards/modules/gift-card/index.ts";

/** Puts a part of what a card paid for an order back onto it, no more than it paid. */
export async function POST(
  request: AuthenticatedMedusaRequest<GiveBackBody>,
  response: MedusaResponse,
): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  const { cart_id, amount, key } = request.validatedBody;
  const givenBack = await cards.giveBack(cart_id, { amount, key });
  const checkouts = request.scope.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases({ cart_id }, { select: ["order_id"] });
  // A part of the order is refunded: its points follow.
  if (purchase?.order_id) await settleOrderPoints(request.scope, purchase.order_id);
  response.json({ amount: givenBack });
}
