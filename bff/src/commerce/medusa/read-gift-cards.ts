import { type GiftCardReply, giftCardReplySchema } from "@spolverk/medusa-contract";
import type { CommerceEngine } from "../engine.ts";
import type { CommerceGiftCard } from "../engine.ts";
import type { MedusaClient } from "./medusa-client.ts";

export function createGiftCardReads(
  medusa: MedusaClient,
): Pick<CommerceEngine, "findGiftCard" | "getGiftCard"> {
  return {
    findGiftCard: async (code) =>
      toGiftCard(await medusa.post(giftCardReplySchema, "gift-cards/find", { code })),
    getGiftCard: async (id) =>
      toGiftCard(await medusa.get(giftCardReplySchema, `gift-cards/${encodeURIComponent(id)}`)),
  };
}

function toGiftCard({ gift_card: card }: GiftCardReply): CommerceGiftCard | null {
  return (
    card && {
      id: card.id,
      currency: card.currency_code,
      lastCharacters: card.last_characters,
      expiresAt: card.expires_at,
      isDisabled: card.is_disabled,
      balance: card.balance,
    }
  );
}
