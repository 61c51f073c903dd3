import { z } from "@medusajs/framework/zod";

/** What of a spent amount goes back onto the card: minor units, and what makes the call once. */
export const giveBackBodySchema = z.strictObject({
  cart_id: z.string().min(1),
  amount: z.int("must be a whole number").positive("must be more than 0"),
  key: z.uuid(),
});
export type GiveBackBody = z.infer<typeof giveBackBodySchema>;
