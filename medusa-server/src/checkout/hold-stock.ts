import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { listMissing } from "./find-missing-stock.ts";
import { findOverHeld } from "./find-over-held.ts";
import { holdDescription } from "./placing.ts";
import { readCartStock } from "./read-cart-stock.ts";
import { toHold } from "./to-hold.ts";
import { withStockLocks } from "./with-stock-locks.ts";

export type StockHold = { kind: "held" } | { kind: "not_enough_stock" | "stock_reserved"; skus: string[] };

/**
 * Reserves a cart's goods for its checkout before there is an order; holding twice holds once. Nothing is held when
 * there is too little of one, or when checkouts that are not paid would hold too much of it. Call it under the
 * checkout's lock.
 */
export async function holdStock(
  container: MedusaContainer,
  { id: checkoutId, clientHash }: { id: string; clientHash: string | null },
  cartId: string,
): Promise<StockHold> {
  const inventoryItemIds = await listGoods(container, cartId);
  return withStockLocks(container, inventoryItemIds, async () => {
    if ((await findHold(container, checkoutId, inventoryItemIds)).length > 0) return { kind: "held" };
    const goods = await readCartStock(container, cartId);
    const missing = listMissing(goods);
    if (missing.length > 0) return { kind: "not_enough_stock", skus: missing };
    const over = await findOverHeld(container, { id: checkoutId, clientHash }, goods);
    if (over.length > 0) return { kind: "stock_reserved", skus: over };
    await withMedusasLock(container, inventoryItemIds, () =>
      container.resolve(Modules.INVENTORY).createReservationItems(
        toHold(goods).map(({ inventoryItemId, locationId, quantity, allowBackorder }) => ({
          inventory_item_id: inventoryItemId,
          location_id: locationId,
          quantity,
          allow_backorder: allowBackorder,
          description: holdDescription,
          metadata: { checkoutId },
        })),
      ),
    );
    return { kind: "held" };
  });
}

/** The ids of the goods that a cart takes from the stock, each once. */
export async function listGoods(container: MedusaContainer, cartId: string): Promise<string[]> {
  const goods = await readCartStock(container, cartId);
  return [...new Set(goods.map(({ inventoryItemId }) => inventoryItemId))];
}

/** Gives back what a checkout holds of these goods. Returns whether there was anything. Call it under their locks. */
export async function releaseHold(
  container: MedusaContainer,
  checkoutId: string,
  inventoryItemIds: readonly string[],
): Promise<boolean> {
  const held = await findHold(container, checkoutId, inventoryItemIds);
  if (held.length === 0) return false;
  await withMedusasLock(container, inventoryItemIds, () =>
    container.resolve(Modules.INVENTORY).deleteReservationItems(held),
  );
  return true;
}

async function findHold(
  container: MedusaContainer,
  checkoutId: string,
  inventoryItemIds: readonly string[],
): Promise<string[]> {
  if (inventoryItemIds.length === 0) return [];
  const reservations = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems(
      { inventory_item_id: [...inventoryItemIds], description: holdDescription },
      { take: null },
    );
  return reservations
    .filter(({ line_item_id, metadata }) => !line_item_id && metadata?.["checkoutId"] === checkoutId)
    .map(({ id }) => id);
}

/** What Medusa itself holds while it changes reservations of these goods. */
function withMedusasLock<T>(
  container: MedusaContainer,
  inventoryItemIds: readonly string[],
  job: () => Promise<T>,
): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([...inventoryItemIds], job);
}
