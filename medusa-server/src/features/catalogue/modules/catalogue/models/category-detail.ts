import { model } from "@medusajs/framework/utils";

/** A category's names in the other languages; the English name is Medusa's own field. */
export const CategoryDetail = model.define("category_detail", {
  id: model.id({ prefix: "cdet" }).primaryKey(),
  names: model.json().default({}),
});
