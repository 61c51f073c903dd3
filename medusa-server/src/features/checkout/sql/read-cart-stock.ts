import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import type { KnownPurchase } from "../../orders/modules/checkout/service.ts";
import { readBySql } from "../../../database/read-by-sql.ts";

const count = z.coerce.number();
const goodsRow = z.object({
  sku: z.string(),
  variant_id: z.string(),
  required_quantity: count,
  inventory_item_id: z.string(),
  quantity: count,
  allow_backorder: z.boolean(),
  places: z.array(z.object({ location_id: z.string(), available: count })),
});

/** The locations of a cart's sales channel with the stock of goods: Medusa does not ship from other locations. */
const placesOf = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'location_id', n."location_id",
    'available', n."stocked_quantity" - n."reserved_quantity") order by n."id"), '[]')
  from "inventory_level" n
  join "stock_location" s on s."id" = n."location_id" and s."deleted_at" is null
  where n."inventory_item_id" = l."inventory_item_id" and n."deleted_at" is null and exists (
    select 1 from "sales_channel_stock_location" c
    where c."stock_location_id" = s."id" and c."sales_channel_id" = cart."sales_channel_id" and c."deleted_at" is null)`;

/** Goods that a cart line takes from stock. */
export type CartGoods = {
  sku: string;
  variantId: string;
  /** Pieces of the goods in one piece of the variant. */
  requiredQuantity: number;
  inventoryItemId: string;
  quantity: number;
  /** Whether the goods may be ordered beyond the stock. */
  allowBackorder: boolean;
  /** True when the shopper saw the goods as in stock, or when they may not be backordered. */
  mustBeInStock: boolean;
  /** The locations of the cart's channel, with their available quantity. */
  places: { locationId: string; available: number }[];
};

/**
 * Reads all goods of a cart whose stock is counted. Why SQL: placing reads them several times, under contended locks,
 * and `query.graph` takes 16 ms of processor time (docs/decisions/0057).
 */
export async function readCartStock(
  container: MedusaContainer,
  { cartId, priced }: Pick<KnownPurchase, "cartId" | "priced">,
): Promise<CartGoods[]> {
  const rows = await readGoods(container, cartId);
  const inStock = new Set(priced.lines.flatMap((line) => (line.isBackOrder ? [] : [line.variationId])));
  return rows.map((row) => ({
    sku: row.sku,
    variantId: row.variant_id,
    requiredQuantity: row.required_quantity,
    inventoryItemId: row.inventory_item_id,
    quantity: row.quantity,
    allowBackorder: row.allow_backorder,
    mustBeInStock: !row.allow_backorder || inStock.has(row.variant_id),
    places: row.places.map(({ location_id, available }) => ({ locationId: location_id, available })),
  }));
}

/** Lists the distinct inventory item ids of a cart; does not need its purchase. */
export async function listGoodsOfCart(container: MedusaContainer, cartId: string): Promise<string[]> {
  const rows = await readGoods(container, cartId);
  return [...new Set(rows.map(({ inventory_item_id }) => inventory_item_id))];
}

function readGoods(container: MedusaContainer, cartId: string): Promise<z.infer<typeof goodsRow>[]> {
  return readBySql(
    container,
    goodsRow,
    `select i."variant_sku" as "sku", v."id" as "variant_id", l."required_quantity", l."inventory_item_id", i."quantity" * l."required_quantity" as "quantity",
       v."allow_backorder", (${placesOf}) as "places"
     from "cart" cart
     join "cart_line_item" i on i."cart_id" = cart."id" and i."deleted_at" is null
     join "product_variant" v on v."id" = i."variant_id" and v."manage_inventory" and v."deleted_at" is null
     join "product_variant_inventory_item" l on l."variant_id" = v."id" and l."deleted_at" is null
     where cart."id" = ? and cart."deleted_at" is null and i."variant_sku" <> ''
     order by i."id", l."inventory_item_id"`,
    [cartId],
  );
}
