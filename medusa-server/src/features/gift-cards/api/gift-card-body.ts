import { z } from "@medusajs/framework/zod";
import { highestPrice } from "@spolverk/domain";
import { formLine } from "../../../forms/form-text.ts";

/** The part of a spent amount to return to the card, in minor units, with an idempotency key. */
export const giveBackBodySchema = z.strictObject({
  cart_id: z.string().regex(/^[\w-]{1,100}$/, "is no cart"),
  amount: z
    .int("must be a whole number")
    .positive("must be more than 0")
    .max(highestPrice * 100, "is too much"),
  key: z.uuid(),
});
export type GiveBackBody = z.infer<typeof giveBackBodySchema>;

/** The reason and the way of a payout, with an idempotency key. */
export const payOutBodySchema = z.strictObject({ note: formLine(200), key: z.uuid() });
