import { normalizeGiftCardCode } from "@spolverk/domain";
import { giftCardCalls } from "@spolverk/medusa-contract";
import { readEnvironment } from "../../../environment/environment.ts";
import { internalRoutes } from "../../../http/internal-routes.ts";
import type { Container } from "../../../platform/container.ts";
import { hashGiftCardCode } from "../gift-card-code.ts";
import { GIFT_CARD_MODULE } from "../modules/gift-card/index.ts";

export const giftCardInternalRoutes = internalRoutes(giftCardCalls)({
  findGiftCard: async ({ container, body }) => {
    const code = normalizeGiftCardCode(body.code);
    if (code === null) return { giftCard: null };
    const code_hash = hashGiftCardCode(code, readEnvironment(process.env).GIFT_CARD_SECRET);
    return { giftCard: await readCard(container, { code_hash }) };
  },
  getGiftCard: async ({ container, params }) => ({ giftCard: await readCard(container, { id: params.id }) }),
});

async function readCard(container: Container, by: { id: string } | { code_hash: string }) {
  const card = await container.resolve(GIFT_CARD_MODULE).findBalance(by);
  return (
    card && {
      id: card.id,
      currency: card.currency_code,
      lastCharacters: card.last_characters,
      expiresAt: card.expires_at && card.expires_at.toISOString(),
      isDisabled: card.is_disabled,
      balance: card.balance,
    }
  );
}
