import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { GiveBackBody } from "../../../../admin-api/gift-card-body.ts";
import { GIFT_CARD_MODULE } from "../../../../modules/gift-card/index.ts";
import type GiftCardModuleService from "../../../../modules/gift-card/service.ts";

/** Puts a part of what a card paid for an order back onto it, no more than it paid. */
export async function POST(
  request: AuthenticatedMedusaRequest<GiveBackBody>,
  response: MedusaResponse,
): Promise<void> {
  const cards: GiftCardModuleService = request.scope.resolve(GIFT_CARD_MODULE);
  const { cart_id, amount, key } = request.validatedBody;
  response.json({ amount: await cards.giveBack(cart_id, { amount, key }) });
}
