import { listShortItems } from "./list-short-items.ts";
import type { CartGoods } from "./sql/read-cart-stock.ts";

/**
 * Lists the SKUs of a cart that no single location has enough of. Checks the goods that may not be backordered, and
 * those that the shopper saw as in stock, even if backorders are allowed.
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
