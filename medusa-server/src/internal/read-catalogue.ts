import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

const productFields = ["id", "handle", "title", "description", "product_detail.*", "categories.id"];

const variantFields = [
  "id",
  "sku",
  "ean",
  "manage_inventory",
  "variation_detail.*",
  "prices.currency_code",
  "prices.amount",
  "prices.price_list_id",
  "prices.rules_count",
  "prices.min_quantity",
  "inventory_items.required_quantity",
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
  "inventory_items.inventory.location_levels.stock_locations.name",
  "inventory_items.inventory.location_levels.stock_locations.sales_channels.id",
];

const categoryFields = ["id", "handle", "name", "rank", "parent_category_id", "category_detail.names"];

/** Published products with their variants, prices, details and stock. */
export async function readProducts(container: MedusaContainer, filters: { id?: string; handle?: string }) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: [...productFields, ...variantFields.map((field) => `variants.${field}`)],
    filters: { ...filters, status: "published" },
  });
  return data;
}

/** Variants with their product, which says whether it is published. */
export async function readVariants(container: MedusaContainer, filters: { id?: string[]; sku?: string }) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "variant",
    fields: [...variantFields, ...productFields.map((field) => `product.${field}`), "product.status"],
    filters,
  });
  return data;
}

/** All categories as a list; each names its parent. */
export async function readCategories(container: MedusaContainer) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_category",
    fields: categoryFields,
    filters: { is_active: true, is_internal: false },
  });
  return data;
}
