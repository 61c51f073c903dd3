import { model } from "@medusajs/framework/utils";

/** The shop's own fields of a product beside Medusa's [3.10], [3.11]. */
export const ProductDetail = model.define("product_detail", {
  id: model.id({ prefix: "pdet" }).primaryKey(),
  /** filament, printer … */
  type: model.text(),
  manufacturer: model.text(),
  /** kilogram or metre, for goods that show a measure price. */
  sold_by: model.text().nullable(),
  /** The attributes that name a variation, the most distinctive first. */
  primary_attribute: model.text(),
  secondary_attribute: model.text().nullable(),
  discontinued: model.boolean().default(false),
  /** True when the checkout requires an export agreement. */
  restricted: model.boolean().default(false),
  /** True for goods that need delivery; false for a gift card. */
  physical: model.boolean().default(true),
  /** Handle of the category that the shop shows first. */
  main_category: model.text().nullable(),
  specifications: model.json().default({}),
  /** Overrides of `specifications` by the variation's size in grams. */
  specifications_by_size: model.json().default({}),
  /** Safety, substances, packaging, origin …: productInformationSchema of the content package. */
  information: model.json().default({}),
  /** Name, description and bullets per language. The English name and description are Medusa's own fields. */
  texts: model.json().default({}),
});
