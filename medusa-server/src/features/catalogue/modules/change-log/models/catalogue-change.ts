import { model } from "@medusajs/framework/utils";

/** A changed product, numbered in the order in which readers see the changes. */
export const CatalogueChange = model.define("catalogue_change", {
  id: model.autoincrement().primaryKey(),
  /** "*" for a change that may affect any product. */
  product_id: model.text(),
});
