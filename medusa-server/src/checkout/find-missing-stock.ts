import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../read-rows.ts";

const quantity = z.coerce.number();
const cartRow = z.object({
  items: z.array(
    z.object({
      quantity,
      variant_sku: z.string().nullish(),
      variant: z
        .object({
          manage_inventory: z.boolean(),
          allow_backorder: z.boolean(),
          inventory_items: z.array(
            z.object({
              required_quantity: quantity,
              inventory: z.object({
                location_levels: z
                  .array(z.object({ stocked_quantity: quantity, reserved_quantity: quantity }))
                  .nullish(),
              }),
            }),
          ),
        })
        .nullish(),
    }),
  ),
});

/** The SKUs of a cart that no place has enough of and that may not be sold without stock. */
export async function findMissingStock(container: MedusaContainer, cartId: string): Promise<string[]> {
  const [cart] = await readRows(container, cartRow, {
    entity: "cart",
    fields: [
      "items.quantity",
      "items.variant_sku",
      "items.variant.manage_inventory",
      "items.variant.allow_backorder",
      "items.variant.inventory_items.required_quantity",
      "items.variant.inventory_items.inventory.location_levels.stocked_quantity",
      "items.variant.inventory_items.inventory.location_levels.reserved_quantity",
    ],
    filters: { id: cartId },
  });
  return (cart?.items ?? []).flatMap(({ quantity, variant_sku, variant }) => {
    if (!variant?.manage_inventory || variant.allow_backorder || !variant_sku) return [];
    const isEnough = variant.inventory_items.every(({ required_quantity, inventory }) =>
      (inventory.location_levels ?? []).some(
        ({ stocked_quantity, reserved_quantity }) =>
          stocked_quantity - reserved_quantity >= required_quantity * quantity,
      ),
    );
    return isEnough ? [] : [variant_sku];
  });
}
