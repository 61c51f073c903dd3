import type { MedusaContainer } from "@medusajs/framework/types";
import { listShortItems } from "./list-short-items.ts";
import { type CartGoods, readCartStock } from "./read-cart-stock.ts";

/**
 * The SKUs of a cart that no place has enough of: those that may not be sold without stock, and those
 * that the shopper was shown as in stock, however many more may be ordered.
 */
export async function findMissingStock(container: MedusaContainer, cartId: string): Promise<string[]> {
  return listMissing(await readCartStock(container, cartId));
}

/** The same of goods that have been read. */
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
