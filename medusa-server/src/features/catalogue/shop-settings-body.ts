import { z } from "@medusajs/framework/zod";
import { currencies } from "@spolverk/domain";
import { formLine } from "../../forms/form-text.ts";

const upTo = (most: number) =>
  z
    .number("must be an amount")
    .nonnegative("must not be negative")
    .max(most, "is too much")
    .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), "has at most two decimals");

const currencyCode = z.enum(currencies.map((currency) => currency.toLowerCase()));

/** The value of a unit of each currency in kronor, by lower-case code, with the source and the day. */
export const exchangeRatesSchema = z.strictObject({
  source: formLine(60),
  on: z.iso.date("must be a day"),
  rates: z.partialRecord(
    currencyCode,
    z.number("must be a number").positive("must be more than 0").max(1000, "is too much"),
  ),
});

/** The shop settings that a merchandiser can change; amounts in decimal major units, fees without VAT. */
export const shopSettingsBodySchema = z.strictObject({
  no_back_order: z.boolean(),
  invoice_fee: z.record(currencyCode, upTo(100_000)),
  /** Limit of a company's open invoices, with VAT, before any is paid; above it, an order needs approval. */
  invoice_credit_limit: z.record(currencyCode, upTo(10_000_000)),
  invoice_terms_days: z
    .int("must be a whole number")
    .min(1, "must be 1 or more")
    .max(365, "must be 365 or less"),
  /** Rates for stating Swedish VAT on invoices in other currencies; null when none are entered. */
  exchange_rates: exchangeRatesSchema.nullable().optional(),
});
export type ShopSettingsBody = z.infer<typeof shopSettingsBodySchema>;
