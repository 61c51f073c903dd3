import { currencies, type GiftCardState } from "@spolverk/domain";
import { z } from "zod";
import { call } from "./call.ts";

/** A code as it was typed. */
export const giftCardCodeBodySchema = z.strictObject({ code: z.string().max(200) });
export type GiftCardCodeBody = z.infer<typeof giftCardCodeBodySchema>;

export const giftCardReplySchema = z.object({
  gift_card: z
    .object({
      id: z.string(),
      currency_code: z.string().toUpperCase().pipe(z.enum(currencies)),
      last_characters: z.string(),
      /** Null: never. */
      expires_at: z.iso.datetime().nullable(),
      is_disabled: z.boolean(),
      /** Minor units. */
      balance: z.int(),
    })
    .nullable(),
});
export type GiftCardReply = z.output<typeof giftCardReplySchema>;

/** A gift card that was sold, with what is on it now. */
export type CommerceGiftCard = GiftCardState & { id: string; lastCharacters: string };

export const giftCardCalls = {
  /** The card of a code, however it is typed; null when there is none. By POST, as an address is logged and a body is not. */
  findGiftCard: call({
    method: "POST",
    path: "gift-cards/find",
    body: giftCardCodeBodySchema,
    reply: giftCardReplySchema,
    request: (code: string) => ({ body: { code } }),
    result: toGiftCard,
  }),
  getGiftCard: call({
    method: "GET",
    path: "gift-cards/:id",
    reply: giftCardReplySchema,
    request: (id: string) => ({ params: { id } }),
    result: toGiftCard,
  }),
};

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
