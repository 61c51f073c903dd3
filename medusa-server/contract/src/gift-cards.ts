import { currencies } from "@spolverk/domain";
import { z } from "zod";

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
