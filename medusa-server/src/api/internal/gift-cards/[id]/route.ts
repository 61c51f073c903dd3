import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toId } from "../../../../http/to-id.ts";
import { GIFT_CARD_MODULE } from "../../../../features/gift-cards/modules/gift-card/index.ts";

/** A card as it is now; null for one that there is not. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  response.json({ gift_card: await cards.findBalance({ id: toId(request) }) });
}
