import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { GIFT_CARD_MODULE } from "../../../../../features/gift-cards/modules/gift-card/index.ts";

/** Lets a card be spent no more. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  const id = expectPresent(request.params.id, "id in the path");
  response.json({ disabled: await cards.disable({ id }, "in the admin") });
}
