import type { Stock, StockItem } from "@spolverk/domain";
import { z } from "zod";

export const inventorySchema = z.object({
  required_quantity: z.number().positive(),
  inventory: z.object({
    location_levels: z
      .array(
        z.object({
          stocked_quantity: z.number(),
          reserved_quantity: z.number(),
          stock_locations: z
            .array(
              z.object({
                name: z.string(),
                sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
              }),
            )
            .nullish(),
        }),
      )
      .nullish(),
  }),
});
/** The most of anything that one order takes [9.19]. */
const boundless = 999;

type Inventory = z.infer<typeof inventorySchema>;

/**
 * What can be ordered of a variant [3.16]. Medusa takes an order line from one place, so the total is
 * what the best-stocked place has. A variant without managed stock never runs out.
 *
 * @param restockOn YYYY-MM-DD on which more is expected
 */
export function toStock(
  inventories: readonly Inventory[],
  isManaged: boolean,
  restockOn: string | null,
): Stock {
  if (!isManaged) return { totalAvailable: boundless, ETA: restockOn, items: [] };
  const items = listPlaces(inventories);
  const totalAvailable = items.reduce((most, { available }) => Math.max(most, available), 0);
  return { totalAvailable, ETA: restockOn, items };
}

/** A variant may be made of several things: a place has as many as it has of the scarcest. */
function listPlaces(inventories: readonly Inventory[]): StockItem[] {
  const places = new Map<string, number[]>();
  for (const { required_quantity, inventory } of inventories) {
    for (const level of inventory.location_levels ?? []) {
      const place = level.stock_locations?.[0];
      // Medusa sends nothing from a place that no sales channel sells from.
      if (!place?.sales_channels?.some((channel) => channel)) continue;
      const location = place.name;
      const free = Math.floor((level.stocked_quantity - level.reserved_quantity) / required_quantity);
      places.set(location, [...(places.get(location) ?? []), Math.max(0, free)]);
    }
  }
  return [...places].map(([location, counts]) => ({
    location,
    available: counts.length < inventories.length ? 0 : Math.min(...counts),
  }));
}
