import { model } from "../../../../../platform/database.ts";

/** A contract price of an account [3.3], as the sales team entered it [6.6]. */
export const Agreement = model
  .define("agreement", {
    id: model.id({ prefix: "agr" }).primaryKey(),
    account_id: model.text(),
    /** A product's id, a product's name in any language, or "All" for every filament. */
    target: model.text(),
    /** Percent with at most two decimals. */
    discount_percentage: model.float(),
    /** YYYY-MM-DD, both days included; null: unbounded. */
    valid_from: model.text().nullable(),
    valid_to: model.text().nullable(),
  })
  .indexes([{ on: ["account_id"], where: null }]);
