import { z } from "@medusajs/framework/zod";
import { highestPrice } from "@spolverk/domain";

/** What of a spent amount goes back onto the card: minor units, and what makes the call once. */
export const giveBackBodySchema = z.strictObject({
  cart_id: z.string().regex(/^[\w-]{1,100}$/, "is no cart"),
  amount: z
    .int("must be a whole number")
    .positive("must be more than 0")
    .max(highestPrice * 100, "is too much"),
  key: z.uuid(),
});
export type GiveBackBody = z.infer<typeof giveBackBodySchema>;
