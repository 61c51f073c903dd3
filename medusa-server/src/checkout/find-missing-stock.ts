import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../read-rows.ts";
import { listShortItems } from "./list-short-items.ts";

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
type CartItem = z.infer<typeof itemSchema>;

const inventoryFields = "items.variant.inventory_items";
const levelFields = `${inventoryFields}.inventory.location_levels`;

/**
 * The SKUs of a cart that no place has enough of: those that may not be sold without stock, and those
 * that the shopper was shown as in stock, however many more may be ordered.
 */
export async function findMissingStock(container: MedusaContainer, cartId: string): Promise<string[]> {
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
  const bounded = (cart?.items ?? []).filter(mustBeInStock);
  const wants = bounded.flatMap(({ variant_sku, quantity: pieces, variant }) =>
    (variant?.inventory_items ?? []).map(({ inventory_item_id, required_quantity, inventory }) => ({
      sku: variant_sku ?? "",
      inventoryItemId: inventory_item_id,
      quantity: required_quantity * pieces,
      available: (inventory.location_levels ?? [])
        .filter((level) => isSoldFrom(level, cart?.sales_channel_id))
        .map((level) => level.stocked_quantity - level.reserved_quantity),
    })),
  );
  return listShortItems(wants);
}

function mustBeInStock({ variant_sku, variant, metadata }: CartItem): boolean {
  if (!variant?.manage_inventory || !variant_sku) return false;
  return !variant.allow_backorder || metadata?.isBackOrder === false;
}

/** Medusa sends nothing from a place that the sales channel does not sell from. */
function isSoldFrom({ stock_locations }: z.infer<typeof levelSchema>, salesChannelId: string | undefined) {
  return (stock_locations ?? []).some(({ sales_channels }) =>
    sales_channels?.some((channel) => channel?.id === salesChannelId),
  );
}
