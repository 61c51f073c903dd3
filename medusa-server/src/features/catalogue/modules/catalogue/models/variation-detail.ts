import { model } from "@medusajs/framework/utils";

/** The shop's own fields of a variation beside Medusa's [3.10]–[3.16]. */
export const VariationDetail = model
  .define("variation_detail", {
    id: model.id({ prefix: "vdet" }).primaryKey(),
    /** Last segment of the variation's URL, unique within the product [2.3]. */
    slug: model.text(),
    /** The merchandiser's setting; whether the variation may be ordered without stock depends on more [4.25]. */
    back_order: model.boolean().default(false),
    discontinued: model.boolean().default(false),
    /** YYYY-MM-DD */
    active_date: model.text(),
    /** Rank among the best sellers; the home page shows the group of rank 1. */
    best_seller: model.number().nullable(),
    staff_pick: model.boolean().default(false),
    color_hex: model.text().nullable(),
    /** The color's name by language. */
    color_name: model.json().nullable(),
    sale_name: model.text().nullable(),
    /** Percent with at most two decimals. */
    sale_percentage: model.float().nullable(),
    /** The start of the sale for all shoppers, a day after members of the club [9.33]; null: it has begun. */
    sale_starts_at: model.dateTime().nullable(),
    /** YYYY-MM-DD on which a restock is expected. */
    restock_on: model.text().nullable(),
    attributes: model.json().default({}),
    /** `pictures`: the pictures of the variation; cards show the first. */
    assets: model.json().default({ pictures: [] }),
  })
  .indexes([{ on: ["sale_starts_at"], where: "sale_starts_at is not null" }]);
