import { model } from "@medusajs/framework/utils";

/**
 * A VAT rate from a day on. From that day on it holds instead of that of the tax region, until it is written there; then it
 * stays as history, and another one of the same day may correct it.
 */
export const VatRateChange = model
  .define("vat_rate_change", {
    id: model.id({ prefix: "vatc" }).primaryKey(),
    /** ISO alpha-2 in capitals. */
    country: model.text(),
    /** Percent. */
    rate: model.float(),
    /** YYYY-MM-DD, from midnight in Sweden. */
    starts_on: model.text(),
    /** When it became the rate of the tax region; null until then. */
    applied_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["country", "starts_on"], unique: true, where: "applied_at is null" }]);
