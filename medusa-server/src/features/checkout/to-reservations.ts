import { expectPresent } from "../../database/expect-present.ts";
import type { CartGoods } from "./sql/read-cart-stock.ts";
import { toHold } from "./to-hold.ts";

type OrderLine = { id: string; variant_id?: string | null | undefined; quantity: number };
type Reservation = {
  id: string;
  inventory_item_id: string;
  required_quantity: number;
  allow_backorder: boolean;
  quantity: number;
  location_ids: string[];
};

/**
 * Decides which of the cart's goods each line of an order reserves. All pieces of the same goods come from one
 * location: the location that `toHold` chose for them.
 */
export function toReservations(lines: readonly OrderLine[], goods: readonly CartGoods[]): Reservation[] {
  const places = new Map(
    toHold(goods).map(({ inventoryItemId, locationId }) => [inventoryItemId, locationId]),
  );
  return lines.flatMap(({ id, variant_id, quantity }) => {
    // By inventory item, because two lines of one variant list the variant's goods twice.
    const ofLine = new Map(
      goods.filter(({ variantId }) => variantId === variant_id).map((one) => [one.inventoryItemId, one]),
    );
    return [...ofLine.values()].map(({ inventoryItemId, requiredQuantity, allowBackorder, sku }) => ({
      id,
      inventory_item_id: inventoryItemId,
      required_quantity: requiredQuantity,
      allow_backorder: allowBackorder,
      quantity,
      location_ids: [expectPresent(places.get(inventoryItemId), `place that ${sku} is sold from`)],
    }));
  });
}
