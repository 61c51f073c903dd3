import { model } from "@medusajs/framework/utils";

/** A VAT rate to come. From its day on it holds instead of that of the tax region, until it is written there. */
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
  .indexes([{ on: ["country", "starts_on"], unique: true }]);
