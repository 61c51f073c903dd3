import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { listMissing } from "./find-missing-stock.ts";
import { readCartStock } from "./read-cart-stock.ts";
import { toHold } from "./to-hold.ts";
import { withStockLocks } from "./with-stock-locks.ts";

const description = "Held while a shopper pays";

/**
 * Reserves a cart's goods for its checkout before there is an order; holding twice holds once.
 * Returns the SKUs there is too little of; then nothing is held. Call it under the checkout's lock.
 */
export async function holdStock(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
): Promise<string[]> {
  const inventoryItemIds = await listGoods(container, cartId);
  return withStockLocks(container, inventoryItemIds, async () => {
    if ((await findHold(container, checkoutId, inventoryItemIds)).length > 0) return [];
    const goods = await readCartStock(container, cartId);
    const missing = listMissing(goods);
    if (missing.length > 0) return missing;
    await withMedusasLock(container, inventoryItemIds, () =>
      container.resolve(Modules.INVENTORY).createReservationItems(
        toHold(goods).map(({ inventoryItemId, locationId, quantity, allowBackorder }) => ({
          inventory_item_id: inventoryItemId,
          location_id: locationId,
          quantity,
          allow_backorder: allowBackorder,
          description,
          metadata: { checkoutId },
        })),
      ),
    );
    return [];
  });
}

/** The ids of the goods that a cart takes from the stock, each once. */
export async function listGoods(container: MedusaContainer, cartId: string): Promise<string[]> {
  const goods = await readCartStock(container, cartId);
  return [...new Set(goods.map(({ inventoryItemId }) => inventoryItemId))];
}

/** Gives back what a checkout holds of these goods; nothing held is nothing to do. Call it under their locks. */
export async function releaseHold(
  container: MedusaContainer,
  checkoutId: string,
  inventoryItemIds: readonly string[],
): Promise<void> {
  const held = await findHold(container, checkoutId, inventoryItemIds);
  if (held.length === 0) return;
  await withMedusasLock(container, inventoryItemIds, () =>
    container.resolve(Modules.INVENTORY).deleteReservationItems(held),
  );
}

async function findHold(
  container: MedusaContainer,
  checkoutId: string,
  inventoryItemIds: readonly string[],
): Promise<string[]> {
  if (inventoryItemIds.length === 0) return [];
  const reservations = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems({ inventory_item_id: [...inventoryItemIds], description }, { take: null });
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
