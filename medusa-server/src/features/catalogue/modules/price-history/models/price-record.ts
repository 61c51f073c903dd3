import { model } from "@medusajs/framework/utils";

/**
 * The price of a variant from an instant on. Rows are only added: the shop has to show the lowest price of the 30 days
 * before a sale, and to prove it on request.
 */
export const PriceRecord = model
  .define("price_record", {
    id: model.id({ prefix: "prec" }).primaryKey(),
    variant_id: model.text(),
    since: model.dateTime(),
    /** Without VAT, before the sale's discount: decimal major units by lower-case currency code. */
    amounts: model.json(),
    /** Percentage of the sale; 0 without one. */
    discount_percentage: model.float(),
  })
  .indexes([{ on: ["variant_id", "since"], where: null }]);
