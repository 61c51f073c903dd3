import { currencies, type GiftCardState } from "@spolverk/domain";
import { z } from "zod";
import { call } from "./call.ts";

/** A code as it was typed. */
export const giftCardCodeBodySchema = z.strictObject({ code: z.string().max(200) });

export const giftCardReplySchema = z.object({
  giftCard: z
    .object({
      id: z.string(),
      currency: z.string().toUpperCase().pipe(z.enum(currencies)),
      lastCharacters: z.string(),
      /** Null: never. */
      expiresAt: z.iso.datetime().nullable(),
      isDisabled: z.boolean(),
      /** Minor units. */
      balance: z.int(),
    })
    .nullable(),
});

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
    result: ({ giftCard }): CommerceGiftCard | null => giftCard,
  }),
  getGiftCard: call({
    method: "GET",
    path: "gift-cards/:id",
    reply: giftCardReplySchema,
    request: (id: string) => ({ params: { id } }),
    result: ({ giftCard }): CommerceGiftCard | null => giftCard,
  }),
};
