import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../read-rows.ts";

const quantity = z.coerce.number();
const levelSchema = z.object({
  location_id: z.string(),
  stocked_quantity: quantity,
  reserved_quantity: quantity,
  stock_locations: z
    .array(z.object({ sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish() }))
    .nullish(),
});
const itemSchema = z.object({
  quantity,
  variant_sku: z.string().nullish(),
  metadata: z.object({ isBackOrder: z.boolean().optional() }).nullish(),
  variant: z
    .object({
      manage_inventory: z.boolean(),
      allow_backorder: z.boolean(),
      inventory_items: z.array(
        z.object({
          inventory_item_id: z.string(),
          required_quantity: quantity,
          inventory: z.object({ location_levels: z.array(levelSchema).nullish() }),
        }),
      ),
    })
    .nullish(),
});
const cartRow = z.object({ sales_channel_id: z.string(), items: z.array(itemSchema) });

const inventoryFields = "items.variant.inventory_items";
const levelFields = `${inventoryFields}.inventory.location_levels`;

/** Goods that a line of a cart takes from the stock. */
export type CartGoods = {
  sku: string;
  inventoryItemId: string;
  quantity: number;
  /** May be ordered beyond the stock. */
  allowBackorder: boolean;
  /** The shopper was shown them as in stock, or may not order them otherwise. */
  mustBeInStock: boolean;
  /** The places that the cart's channel sells from, and what is free there. */
  places: { locationId: string; available: number }[];
};

/** All goods of a cart whose stock is counted. */
export async function readCartStock(container: MedusaContainer, cartId: string): Promise<CartGoods[]> {
  const [cart] = await readRows(container, cartRow, {
    entity: "cart",
    fields: [
      "sales_channel_id",
      "items.quantity",
      "items.variant_sku",
      "items.metadata",
      "items.variant.manage_inventory",
      "items.variant.allow_backorder",
      `${inventoryFields}.inventory_item_id`,
      `${inventoryFields}.required_quantity`,
      `${levelFields}.location_id`,
      `${levelFields}.stocked_quantity`,
      `${levelFields}.reserved_quantity`,
      `${levelFields}.stock_locations.sales_channels.id`,
    ],
    filters: { id: cartId },
  });
  return (cart?.items ?? []).flatMap(({ variant_sku, quantity: pieces, metadata, variant }) => {
    if (!variant?.manage_inventory || !variant_sku) return [];
    const { allow_backorder, inventory_items } = variant;
    return inventory_items.map(({ inventory_item_id, required_quantity, inventory }) => ({
      sku: variant_sku,
      inventoryItemId: inventory_item_id,
      quantity: required_quantity * pieces,
      allowBackorder: allow_backorder,
      mustBeInStock: !allow_backorder || metadata?.isBackOrder === false,
      places: (inventory.location_levels ?? [])
        .filter((level) => isSoldFrom(level, cart?.sales_channel_id))
        .map(({ location_id, stocked_quantity, reserved_quantity }) => ({
          locationId: location_id,
          available: stocked_quantity - reserved_quantity,
        })),
    }));
  });
}

/** Medusa sends nothing from a place that the sales channel does not sell from. */
function isSoldFrom({ stock_locations }: z.infer<typeof levelSchema>, salesChannelId: string | undefined) {
  return (stock_locations ?? []).some(({ sales_channels }) =>
    sales_channels?.some((channel) => channel?.id === salesChannelId),
  );
}
