import { z } from "@medusajs/framework/zod";
import { highestPrice } from "@spolverk/domain";
import { formLine } from "../../../forms/form-text.ts";

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

/** Why what is on a card is paid out and how it was paid, and what makes the call once. */
export const payOutBodySchema = z.strictObject({ note: formLine(200), key: z.uuid() });
