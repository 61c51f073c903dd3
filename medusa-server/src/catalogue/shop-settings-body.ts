import { z } from "@medusajs/framework/zod";
import { currencies } from "@spolverk/domain";

const fee = z
  .number("must be an amount")
  .nonnegative("must not be negative")
  .max(100_000, "is too much")
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), "has at most two decimals");

/** The shop's settings as a merchandiser changes them; fees in decimal major units without VAT. */
export const shopSettingsBodySchema = z.strictObject({
  no_back_order: z.boolean(),
  invoice_fee: z.record(z.enum(currencies.map((currency) => currency.toLowerCase())), fee),
  invoice_terms_days: z
    .int("must be a whole number")
    .min(1, "must be 1 or more")
    .max(365, "must be 365 or less"),
});
export type ShopSettingsBody = z.infer<typeof shopSettingsBodySchema>;
