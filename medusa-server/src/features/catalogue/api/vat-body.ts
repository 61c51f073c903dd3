import { z } from "@medusajs/framework/zod";
import { toShopDay } from "@spolverk/domain";
import { hasTwoDecimals, mostPercent } from "../vat/is-vat-rate.ts";

/** Today is allowed: a rate from today on takes effect within seconds. */
const startsOn = z.iso
  .date("must be a day")
  .refine((day) => day >= toShopDay(new Date().toISOString()), "has passed");

/** POST /admin/vat/changes: a rate to come. */
export const vatChangeBodySchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, "is no country"),
  /** Percent. */
  rate: z
    .number("must be a number")
    .min(0, "must not be negative")
    .max(mostPercent, "is too much")
    .refine(hasTwoDecimals, "has at most two decimals"),
  starts_on: startsOn,
});
export type VatChangeBody = z.infer<typeof vatChangeBodySchema>;

/** POST /admin/vat/changes/standard: every country's standard rate from a day on. */
export const standardRatesBodySchema = z.strictObject({ starts_on: startsOn });

const threshold = z
  .int("must be a whole number")
  .min(1, "must be 1 or more")
  .max(1_000_000, "is too much")
  .nullable();

/** POST /admin/vat/thresholds: whole units of the currency without VAT; null turns it off. */
export const vatThresholdsBodySchema = z.strictObject({
  import_consignment_gbp: threshold,
  import_item_nok: threshold,
});
