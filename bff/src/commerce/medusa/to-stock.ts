import { resolveStock, type Stock } from "@spolverk/domain";
import { z } from "zod";

export const inventorySchema = z.object({
  required_quantity: z.number().positive(),
  inventory: z.object({
    location_levels: z
      .array(
        z.object({
          location: z.string(),
          stocked_quantity: z.number(),
          reserved_quantity: z.number(),
        }),
      )
      .nullish(),
  }),
});

/**
 * What can be ordered of a variant [3.16]; one without managed stock never runs out.
 *
 * @param restockOn YYYY-MM-DD on which more is expected
 */
export function toStock(
  inventories: readonly z.infer<typeof inventorySchema>[],
  isManaged: boolean,
  restockOn: string | null,
): Stock {
  const parts = inventories.map(({ required_quantity, inventory }) => ({
    required: required_quantity,
    places: (inventory.location_levels ?? []).map(({ location, stocked_quantity, reserved_quantity }) => ({
      location,
      available: stocked_quantity - reserved_quantity,
    })),
  }));
  return resolveStock(isManaged ? parts : null, restockOn);
}
