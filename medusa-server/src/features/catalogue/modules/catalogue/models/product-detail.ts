import { model } from "@medusajs/framework/utils";

/** What the shop says of a product beyond Medusa's own fields [3.10], [3.11]. */
export const ProductDetail = model.define("product_detail", {
  id: model.id({ prefix: "pdet" }).primaryKey(),
  /** filament, printer … */
  type: model.text(),
  manufacturer: model.text(),
  /** kilogram or metre, of goods whose price is told by the measure too. */
  sold_by: model.text().nullable(),
  /** The attributes that name a variation, most telling first. */
  primary_attribute: model.text(),
  secondary_attribute: model.text().nullable(),
  discontinued: model.boolean().default(false),
  /** An export agreement is asked for at checkout. */
  restricted: model.boolean().default(false),
  /** Needs delivery; a gift card does not. */
  physical: model.boolean().default(true),
  /** Handle of the category that the shop shows first. */
  main_category: model.text().nullable(),
  specifications: model.json().default({}),
  /** What differs from them for the variations of a size in grams. */
  specifications_by_size: model.json().default({}),
  /** Safety, substances, packaging, origin …: productInformationSchema of the content package. */
  information: model.json().default({}),
  /** Per language: name, description, bullets. English name and description are the product's own. */
  texts: model.json().default({}),
});
