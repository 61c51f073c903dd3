import { z } from "@medusajs/framework/zod";

/** A code as it was typed. */
export const giftCardCodeBodySchema = z.strictObject({ code: z.string().max(200) });
export type GiftCardCodeBody = z.infer<typeof giftCardCodeBodySchema>;
