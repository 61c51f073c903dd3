import { listShortItems } from "./list-short-items.ts";
import type { CartGoods } from "./sql/read-cart-stock.ts";

/**
 * The SKUs of a cart that no place has enough of: those that may not be sold without stock, and those
 * that the shopper was shown as in stock, however many more may be ordered.
 */
export function listMissing(goods: readonly CartGoods[]): string[] {
  return listShortItems(
    goods
      .filter(({ mustBeInStock }) => mustBeInStock)
      .map(({ sku, inventoryItemId, quantity, places }) => ({
        sku,
        inventoryItemId,
        quantity,
        available: places.map(({ available }) => available),
      })),
  );
}
