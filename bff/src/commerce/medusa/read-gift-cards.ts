import { currencies } from "@spolverk/domain";
import { z } from "zod";
import type { CommerceGiftCard, CommercePort } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";

const replySchema = z.object({
  gift_card: z
    .object({
      id: z.string(),
      currency_code: z.string().toUpperCase().pipe(z.enum(currencies)),
      last_characters: z.string(),
      expires_at: z.iso.datetime(),
      is_disabled: z.boolean(),
      balance: z.int(),
    })
    .nullable(),
});

export function createGiftCardReads(
  medusa: MedusaClient,
): Pick<CommercePort, "findGiftCard" | "getGiftCard"> {
  return {
    findGiftCard: async (code) => toGiftCard(await medusa.post(replySchema, "gift-cards/find", { code })),
    getGiftCard: async (id) =>
      toGiftCard(await medusa.get(replySchema, `gift-cards/${encodeURIComponent(id)}`)),
  };
}

function toGiftCard({ gift_card: card }: z.output<typeof replySchema>): CommerceGiftCard | null {
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
