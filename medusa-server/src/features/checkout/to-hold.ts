import type { CartGoods } from "./sql/read-cart-stock.ts";

export type Hold = {
  inventoryItemId: string;
  locationId: string;
  quantity: number;
  allowBackorder: boolean;
};

/**
 * Decides how much of a cart's goods to hold, and where: all of the same goods at the first location that has enough.
 * Holds goods beyond the stock at the first location, as Medusa reserves them.
 */
export function toHold(goods: readonly CartGoods[]): Hold[] {
  const byItem = new Map<string, CartGoods[]>();
  for (const want of goods) {
    byItem.set(want.inventoryItemId, [...(byItem.get(want.inventoryItemId) ?? []), want]);
  }
  return [...byItem].flatMap(([inventoryItemId, wants]) => {
    const quantity = wants.reduce((sum, want) => sum + want.quantity, 0);
    const places = wants[0]?.places ?? [];
    const place = places.find(({ available }) => available >= quantity) ?? places[0];
    if (place === undefined) return [];
    const allowBackorder = wants.every((want) => want.allowBackorder);
    return [{ inventoryItemId, locationId: place.locationId, quantity, allowBackorder }];
  });
}
