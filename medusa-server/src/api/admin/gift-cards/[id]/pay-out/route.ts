import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PayOutBody } from "../../../../../features/gift-cards/api/gift-card-body.ts";
import { toId } from "../../../../../http/to-id.ts";
import { GIFT_CARD_MODULE } from "../../../../../features/gift-cards/modules/gift-card/index.ts";

/** Empties a card whose rest a merchandiser pays out in money. */
export async function POST(
  request: AuthenticatedMedusaRequest<PayOutBody>,
  response: MedusaResponse,
): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  response.json({ amount: await cards.payOut(toId(request), request.validatedBody) });
}
