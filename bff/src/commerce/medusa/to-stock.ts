import { resolveStock, type Stock } from "@spolverk/domain";
import type { InventoryRow } from "@spolverk/medusa-contract";

/**
 * The orderable quantity of a variant [3.16]; without managed stock it never runs out.
 * @param restockOn YYYY-MM-DD of the next expected delivery
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
