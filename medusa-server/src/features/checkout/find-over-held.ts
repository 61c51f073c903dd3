import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { isHoldAllowed } from "@spolverk/domain";
import { readEnvironment } from "../../environment/environment.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import { holdDescription } from "../orders/hold-terms.ts";
import type { CartGoods } from "./sql/read-cart-stock.ts";

const { HOLD_CLIENT_SHARE, HOLD_TOTAL_SHARE, HOLD_UNCAPPED_PIECES } = readEnvironment(process.env);
const limits = {
  clientShare: HOLD_CLIENT_SHARE,
  totalShare: HOLD_TOTAL_SHARE,
  uncappedPieces: HOLD_UNCAPPED_PIECES,
};

/**
 * From this number of ended holds within an hour, a client counts as having abandoned many. A smaller number is normal:
 * cards are declined, and shoppers go back to change their order.
 */
const forgivenHolds = 5;

const endedRow = z.object({ ended: z.coerce.number() });
type Held = { inventoryItemId: string; byAll: number; byClient: number };

/**
 * Returns the SKUs of a cart whose goods `isHoldAllowed` does not allow to hold, given the pieces that other unpaid
 * checkouts of this client, and of all clients, hold. Skips goods that need not be in stock. Call it under the goods'
 * locks.
 *
 * @param checkout.clientHash null for an unknown client: then only the share of all clients counts
 */
export async function findOverHeld(
  container: MedusaContainer,
  checkout: { id: string; clientHash: string | null },
  goods: readonly CartGoods[],
): Promise<string[]> {
  const bounded = goods.filter(({ mustBeInStock }) => mustBeInStock);
  const items = [...new Set(bounded.map(({ inventoryItemId }) => inventoryItemId))];
  if (items.length === 0) return [];
  const [held, hasAbandonedMany] = await Promise.all([
    readHeld(container, checkout, items),
    checkout.clientHash !== null && hasEndedMany(container, checkout.clientHash),
  ]);
  const over = items.filter((inventoryItemId) => {
    const wants = bounded.filter((want) => want.inventoryItemId === inventoryItemId);
    const others = held.find((row) => row.inventoryItemId === inventoryItemId);
    const places = wants[0]?.places ?? [];
    return !isHoldAllowed(
      {
        wanted: wants.reduce((sum, { quantity }) => sum + quantity, 0),
        available: places.reduce((sum, { available }) => sum + Math.max(0, available), 0),
        heldByClient: others?.byClient ?? 0,
        heldByAll: others?.byAll ?? 0,
        hasAbandonedMany,
      },
      limits,
    );
  });
  return [...new Set(bounded.flatMap((want) => (over.includes(want.inventoryItemId) ? [want.sku] : [])))];
}

/** Counts the pieces of goods that other unpaid checkouts hold: in total, and for this client. */
async function readHeld(
  container: MedusaContainer,
  { id, clientHash }: { id: string; clientHash: string | null },
  inventoryItemIds: string[],
): Promise<Held[]> {
  const reservations = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems(
      { inventory_item_id: inventoryItemIds, description: holdDescription },
      { select: ["inventory_item_id", "quantity", "created_by", "line_item_id"], take: null },
    );
  const holds = reservations.flatMap(({ inventory_item_id, quantity, created_by, line_item_id }) =>
    line_item_id || !created_by || created_by === id ? [] : [{ inventory_item_id, quantity, created_by }],
  );
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const holders = await checkouts.listCheckouts(
    { id: [...new Set(holds.map(({ created_by }) => created_by))] },
    { select: ["id", "client_hash"], take: null },
  );
  const clients = new Map(holders.map((holder) => [holder.id, holder.client_hash]));
  return inventoryItemIds.map((inventoryItemId) => {
    const own = holds.filter(
      (hold) => hold.inventory_item_id === inventoryItemId && clients.has(hold.created_by),
    );
    const byClient = own.filter(
      ({ created_by }) => clientHash !== null && clients.get(created_by) === clientHash,
    );
    return { inventoryItemId, byAll: sumPieces(own), byClient: sumPieces(byClient) };
  });
}

const sumPieces = (holds: readonly { quantity: BigNumberInput }[]) =>
  holds.reduce((sum, { quantity }) => sum + new BigNumber(quantity).numeric, 0);

async function hasEndedMany(container: MedusaContainer, clientHash: string): Promise<boolean> {
  const [row] = await readBySql(
    container,
    endedRow,
    `select coalesce(sum("holds_ended"), 0) as "ended" from "checkout"
     where "client_hash" = ? and "hold_ended_at" > now() - interval '1 hour' and "order_id" is null and "deleted_at" is null`,
    [clientHash],
  );
  return (row?.ended ?? 0) >= forgivenHolds;
}
