import { model } from "@medusajs/framework/utils";

/**
 * What a variant cost from a moment on. Rows are only ever added: the lowest price of the 30 days before a
 * sale has to be shown, and proved on request.
 */
export const PriceRecord = model
  .define("price_record", {
    id: model.id({ prefix: "prec" }).primaryKey(),
    variant_id: model.text(),
    since: model.dateTime(),
    /** Without VAT, the sale not taken off: decimal major units by lower-case currency code. */
    amounts: model.json(),
    /** Percent of the sale; 0 without one. */
    discount_percentage: model.float(),
  })
  .indexes([{ on: ["variant_id", "since"], where: null }]);
