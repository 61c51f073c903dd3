import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

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

const foundCategories = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Published products with their variants, prices, details and stock. */
export async function readProducts(container: MedusaContainer, filters: { id?: string; handle?: string }) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: [...productFields, ...variantFields.map((field) => `variants.${field}`)],
    filters: { ...filters, status: "published" },
  });
  return data;
}

/** All categories as a list; each names its parent. In one statement, as every step of a checkout asks for them. */
export async function readCategories(container: MedusaContainer) {
  const rows: unknown = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select c."id", c."handle", c."name", c."rank", c."parent_category_id",
       case when d."id" is null then null else jsonb_build_object('names', d."names") end as "category_detail"
     from "product_category" c
     left join "product_product_category_catalogue_category_detail" l
       on l."product_category_id" = c."id" and l."deleted_at" is null
     left join "category_detail" d on d."id" = l."category_detail_id" and d."deleted_at" is null
     where c."is_active" and not c."is_internal" and c."deleted_at" is null
     order by c."id"`,
  );
  return foundCategories.parse(rows).rows;
}
