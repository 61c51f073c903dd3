import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { findOverHeld } from "./find-over-held.ts";
import { holdDescription } from "../orders/hold-terms.ts";
import { listMissing } from "./list-missing.ts";
import { type CartGoods, readCartStock } from "./sql/read-cart-stock.ts";
import { toHold } from "./to-hold.ts";
import { withStockLocks } from "./with-stock-locks.ts";

export type StockHold = { kind: "held" } | { kind: "notEnoughStock" | "stockReserved"; skus: string[] };

/**
 * Reserves a cart's goods for its checkout before the order exists; idempotent. Holds nothing when one of the goods is
 * short, or when unpaid checkouts would hold too much of it. Call it under the checkout's lock.
 *
 * @param known the cart's goods, as read before the locks were taken
 * @param clientHash identifies the client; null when unknown
 */
export async function holdStock(
  container: MedusaContainer,
  purchase: KnownPurchase,
  known: readonly CartGoods[],
  clientHash: string | null,
): Promise<StockHold> {
  const { checkoutId } = purchase;
  const inventoryItemIds = listGoods(known);
  return withStockLocks(container, inventoryItemIds, async () => {
    if ((await findHold(container, checkoutId, inventoryItemIds)).length > 0) return { kind: "held" };
    const goods = await readCartStock(container, purchase);
    const missing = listMissing(goods);
    if (missing.length > 0) return { kind: "notEnoughStock", skus: missing };
    const over = await findOverHeld(container, { id: checkoutId, clientHash }, goods);
    if (over.length > 0) return { kind: "stockReserved", skus: over };
    await withMedusasLock(container, inventoryItemIds, () =>
      container.resolve(Modules.INVENTORY).createReservationItems(
        toHold(goods).map(({ inventoryItemId, locationId, quantity, allowBackorder }) => ({
          inventory_item_id: inventoryItemId,
          location_id: locationId,
          quantity,
          allow_backorder: allowBackorder,
          description: holdDescription,
          created_by: checkoutId,
        })),
      ),
    );
    return { kind: "held" };
  });
}

/** Lists the distinct inventory item ids of a cart's goods. */
export function listGoods(goods: readonly CartGoods[]): string[] {
  return [...new Set(goods.map(({ inventoryItemId }) => inventoryItemId))];
}

/** Releases a checkout's hold on these goods. Returns whether it held any. Call it under the goods' locks. */
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
      { inventory_item_id: [...inventoryItemIds], description: holdDescription, created_by: checkoutId },
      { take: null },
    );
  return reservations.filter(({ line_item_id }) => !line_item_id).map(({ id }) => id);
}

/** Takes the locks that Medusa itself holds while it changes reservations of these goods. */
function withMedusasLock<T>(
  container: MedusaContainer,
  inventoryItemIds: readonly string[],
  job: () => Promise<T>,
): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([...inventoryItemIds], job);
}
