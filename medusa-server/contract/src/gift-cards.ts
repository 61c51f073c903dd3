import { currencies, type GiftCardState } from "@spolverk/domain";
import { z } from "zod";
import { call } from "./call.ts";

/** A code as typed. */
const giftCardCodeBodySchema = z.strictObject({ code: z.string().max(200) });

const giftCardReplySchema = z.object({
  giftCard: z
    .object({
      id: z.string(),
      currency: z.string().toUpperCase().pipe(z.enum(currencies)),
      lastCharacters: z.string(),
      /** Null: it never expires. */
      expiresAt: z.iso.datetime().nullable(),
      isDisabled: z.boolean(),
      /** Minor units. */
      balance: z.int(),
    })
    .nullable(),
});

/** A sold gift card with its current balance. */
export type CommerceGiftCard = GiftCardState & { id: string; lastCharacters: string };

export const giftCardCalls = {
  /**
   * Finds a card by its code, however it is typed; null when there is none. A POST, because codes in URLs would be
   * logged.
   */
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
