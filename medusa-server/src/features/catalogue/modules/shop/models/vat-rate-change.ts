import { model } from "@medusajs/framework/utils";

/**
 * A VAT rate of a country from a day on. From that day the rate overrides the one of the country's tax region, until it
 * is written to the region. Then the row stays as history, and another row of the same day may correct it.
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
    /** When the rate was written to the tax region; null until then. */
    applied_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["country", "starts_on"], unique: true, where: "applied_at is null" }]);
