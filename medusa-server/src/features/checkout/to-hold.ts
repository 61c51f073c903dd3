import type { CartGoods } from "./sql/read-cart-stock.ts";

export type Hold = {
  inventoryItemId: string;
  locationId: string;
  quantity: number;
  allowBackorder: boolean;
};

/**
 * What to hold of a cart's goods, and where: all that the cart wants of the same goods from the first
 * place that has it. Goods beyond the stock are held at the first place there is, as Medusa reserves them.
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
