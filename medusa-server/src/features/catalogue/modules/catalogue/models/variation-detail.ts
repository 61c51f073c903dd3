import { model } from "@medusajs/framework/utils";

/** What the shop says of a variation beyond Medusa's own fields [3.10]–[3.16]. */
export const VariationDetail = model
  .define("variation_detail", {
    id: model.id({ prefix: "vdet" }).primaryKey(),
    /** Last part of its address, unique within the product [2.3]. */
    slug: model.text(),
    /** The merchandiser's wish; whether it may be ordered without stock is worked out from more [4.25]. */
    back_order: model.boolean().default(false),
    discontinued: model.boolean().default(false),
    /** YYYY-MM-DD */
    active_date: model.text(),
    /** Rank among the best sellers; 1 is the group shown on the home page. */
    best_seller: model.number().nullable(),
    staff_pick: model.boolean().default(false),
    color_hex: model.text().nullable(),
    /** Per language. */
    color_name: model.json().nullable(),
    sale_name: model.text().nullable(),
    /** Percent with at most two decimals. */
    sale_percentage: model.float().nullable(),
    /** When it begins for everybody, a day after members of the club [9.33]; null: it has begun. */
    sale_starts_at: model.dateTime().nullable(),
    /** YYYY-MM-DD on which more is expected. */
    restock_on: model.text().nullable(),
    attributes: model.json().default({}),
    /** `pictures`: what shows it, the first one on cards. */
    assets: model.json().default({ pictures: [] }),
  })
  .indexes([{ on: ["sale_starts_at"], where: "sale_starts_at is not null" }]);
