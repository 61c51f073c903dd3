import { resolveStock, type Stock } from "@spolverk/domain";
import type { InventoryRow } from "@spolverk/medusa-contract";

/**
 * What can be ordered of a variant [3.16]; one without managed stock never runs out.
 *
 * @param restockOn YYYY-MM-DD on which more is expected
 */
export function toStock(
  inventories: readonly InventoryRow[],
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
