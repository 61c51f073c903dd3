import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { VariantsQuery } from "./catalogue-query.ts";

const pricesOf = `
  select jsonb_agg(jsonb_build_object(
    'currency_code', p."currency_code", 'amount', p."amount", 'price_list_id', p."price_list_id",
    'rules_count', p."rules_count", 'min_quantity', p."min_quantity"))
  from "product_variant_price_set" l
  join "price" p on p."price_set_id" = l."price_set_id" and p."deleted_at" is null
  where l."variant_id" = v."id" and l."deleted_at" is null`;

const channelsOf = `
  select jsonb_agg(jsonb_build_object('id', c."id"))
  from "sales_channel_stock_location" l
  join "sales_channel" c on c."id" = l."sales_channel_id" and c."deleted_at" is null
  where l."stock_location_id" = s."id" and l."deleted_at" is null`;

const placesOf = `
  select jsonb_build_array(jsonb_build_object('name', s."name", 'sales_channels', (${channelsOf})))
  from "stock_location" s where s."id" = n."location_id" and s."deleted_at" is null`;

const levelsOf = `
  select jsonb_agg(jsonb_build_object(
    'stocked_quantity', n."stocked_quantity", 'reserved_quantity', n."reserved_quantity",
    'stock_locations', (${placesOf})) order by n."id")
  from "inventory_level" n where n."inventory_item_id" = i."id" and n."deleted_at" is null`;

const inventoryOf = `
  select jsonb_agg(jsonb_build_object(
    'inventory_item_id', l."inventory_item_id", 'required_quantity', l."required_quantity",
    'inventory', jsonb_build_object('location_levels', (${levelsOf}))) order by l."inventory_item_id")
  from "product_variant_inventory_item" l
  join "inventory_item" i on i."id" = l."inventory_item_id" and i."deleted_at" is null
  where l."variant_id" = v."id" and l."deleted_at" is null`;

const detailOf = `
  select to_jsonb(d) from "product_product_variant_catalogue_variation_detail" l
  join "variation_detail" d on d."id" = l."variation_detail_id" and d."deleted_at" is null
  where l."product_variant_id" = v."id" and l."deleted_at" is null`;

const productDetailOf = `
  select to_jsonb(d) from "product_product_catalogue_product_detail" l
  join "product_detail" d on d."id" = l."product_detail_id" and d."deleted_at" is null
  where l."product_id" = p."id" and l."deleted_at" is null`;

const categoriesOf = `
  select jsonb_agg(jsonb_build_object('id', l."product_category_id")) from "product_category_product" l
  where l."product_id" = p."id"`;

const productOf = `
  select jsonb_build_object(
    'id', p."id", 'handle', p."handle", 'title', p."title", 'description', p."description",
    'status', p."status", 'product_detail', (${productDetailOf}), 'categories', (${categoriesOf}))
  from "product" p where p."id" = v."product_id" and p."deleted_at" is null`;

const found = z.object({
  rows: z.array(
    z.looseObject({
      id: z.string(),
      variation_detail: z.object({ sale_percentage: z.number().nullable() }).loose().nullable(),
    }),
  ),
});

/**
 * Variants with their product, which says whether it is published. Every step of a checkout asks for them, so
 * they are read in one statement: Medusa's graph takes twenty times as long to say the same
 * (docs/decisions/0057).
 */
export async function readVariants(container: MedusaContainer, { id, sku }: VariantsQuery) {
  const column = id === undefined ? `"sku"` : `"id"`;
  const values = id ?? (sku === undefined ? [] : [sku]);
  const rows: unknown = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select v."id", v."sku", v."ean", v."manage_inventory", (${productOf}) as "product", (${pricesOf}) as "prices",
       (${inventoryOf}) as "inventory_items", (${detailOf}) as "variation_detail"
     from "product_variant" v where v.${column} = any(?::text[]) and v."deleted_at" is null`,
    [values],
  );
  return found.parse(rows).rows;
}
