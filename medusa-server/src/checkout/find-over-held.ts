import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { isHoldAllowed } from "@spolverk/domain";
import { readEnvironment } from "../environment.ts";
import { readBySql } from "../read-by-sql.ts";
import { holdDescription } from "./hold-terms.ts";
import type { CartGoods } from "./read-cart-stock.ts";

const { HOLD_CLIENT_SHARE, HOLD_TOTAL_SHARE, HOLD_UNCAPPED_PIECES } = readEnvironment(process.env);
const limits = {
  clientShare: HOLD_CLIENT_SHARE,
  totalShare: HOLD_TOTAL_SHARE,
  uncappedPieces: HOLD_UNCAPPED_PIECES,
};

/** So many holds may a client let end in an hour: cards are declined, and shoppers go back to change their order. */
const forgivenHolds = 5;

const count = z.coerce.number();
const heldRow = z.object({ inventory_item_id: z.string(), by_all: count, by_client: count });
const endedRow = z.object({ ended: count });

/**
 * The SKUs of a cart of which unpaid checkouts, this client's or all together, would hold more than their share. What
 * may be ordered beyond the stock needs no hold. Call it under the goods' locks.
 *
 * @param checkout.clientHash null when the client is not known: then only what all hold together counts
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
    const others = held.find((row) => row.inventory_item_id === inventoryItemId);
    const places = wants[0]?.places ?? [];
    return !isHoldAllowed(
      {
        wanted: wants.reduce((sum, { quantity }) => sum + quantity, 0),
        available: places.reduce((sum, { available }) => sum + Math.max(0, available), 0),
        heldByClient: others?.by_client ?? 0,
        heldByAll: others?.by_all ?? 0,
        hasAbandonedMany,
      },
      limits,
    );
  });
  return [...new Set(bounded.flatMap((want) => (over.includes(want.inventoryItemId) ? [want.sku] : [])))];
}

function readHeld(
  container: MedusaContainer,
  { id, clientHash }: { id: string; clientHash: string | null },
  inventoryItemIds: readonly string[],
): Promise<z.infer<typeof heldRow>[]> {
  return readBySql(
    container,
    heldRow,
    `select r."inventory_item_id", sum(r."quantity") as "by_all",
       coalesce(sum(r."quantity") filter (where c."client_hash" = ?), 0) as "by_client"
     from "reservation_item" r join "checkout" c on c."id" = r."created_by"
     where r."inventory_item_id" = any(?::text[]) and r."description" = ? and r."line_item_id" is null
       and r."deleted_at" is null and c."id" <> ?
     group by r."inventory_item_id"`,
    [clientHash, [...inventoryItemIds], holdDescription, id],
  );
}

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
