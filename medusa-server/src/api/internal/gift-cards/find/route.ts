import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { normalizeGiftCardCode } from "@spolverk/domain";
import { readEnvironment } from "../../../../environment/environment.ts";
import { hashGiftCardCode } from "../../../../features/gift-cards/gift-card-code.ts";
import type { GiftCardCodeBody } from "@spolverk/medusa-contract";
import { GIFT_CARD_MODULE } from "../../../../features/gift-cards/modules/gift-card/index.ts";

/** The card of a code; null for one that there is not. */
export async function POST(
  request: MedusaRequest<GiftCardCodeBody>,
  response: MedusaResponse,
): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  const code = normalizeGiftCardCode(request.validatedBody.code);
  const { GIFT_CARD_SECRET: secret } = readEnvironment(process.env);
  const card = code === null ? null : await cards.findBalance({ code_hash: hashGiftCardCode(code, secret) });
  response.json({ gift_card: card });
}
