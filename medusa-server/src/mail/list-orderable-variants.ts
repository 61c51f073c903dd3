import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../read-rows.ts";
import { isOrderable } from "./is-orderable.ts";

const quantity = z.coerce.number();
const variantRow = z.object({
  id: z.string(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  product: z.object({ status: z.string() }).nullish(),
  inventory_items: z
    .array(
      z.object({
        inventory_item_id: z.string(),
        required_quantity: quantity,
        inventory: z.object({
          location_levels: z
            .array(
              z.object({
                stocked_quantity: quantity,
                reserved_quantity: quantity,
                stock_locations: z
                  .array(
                    z.object({ sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish() }),
                  )
                  .nullish(),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .nullish(),
});

const levelFields = "inventory_items.inventory.location_levels";

/** Which of these variants the shop shows and takes orders for now. */
export async function listOrderableVariants(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<string[]> {
  const variants = await readRows(container, variantRow, {
    entity: "variant",
    fields: [
      "id",
      "manage_inventory",
      "allow_backorder",
      "product.status",
      "inventory_items.inventory_item_id",
      "inventory_items.required_quantity",
      `${levelFields}.stocked_quantity`,
      `${levelFields}.reserved_quantity`,
      `${levelFields}.stock_locations.sales_channels.id`,
    ],
    filters: { id: [...variantIds] },
  });
  return variants
    .filter(({ product, inventory_items, ...variant }) => {
      const parts = (inventory_items ?? []).map(({ inventory_item_id, required_quantity, inventory }) => ({
        inventoryItemId: inventory_item_id,
        quantity: required_quantity,
        available: (inventory.location_levels ?? [])
          // Medusa sends nothing from a place that no sales channel sells from.
          .filter(({ stock_locations }) =>
            stock_locations?.some(({ sales_channels }) => sales_channels?.some((channel) => channel)),
          )
          .map((level) => level.stocked_quantity - level.reserved_quantity),
      }));
      return product?.status === "published" && isOrderable({ ...variant, parts });
    })
    .map(({ id }) => id);
}
