import type { LedgerEntry } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { findOrdersOfCarts } from "./sql/find-orders-of-carts.ts";

/**
 * A ledger whose redemptions name the order: points are taken for a cart, before its order is made. One of a placing that
 * came to nothing names none.
 */
export async function nameOrders<Entry extends LedgerEntry>(
  container: Container,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const redemptions = entries.filter(({ type }) => type === "redemption");
  const cartIds = new Set(redemptions.flatMap(({ orderId }) => orderId ?? []));
  const orders = await findOrdersOfCarts(container, [...cartIds]);
  return entries.map((entry) => {
    if (entry.type !== "redemption" || entry.orderId === null) return entry;
    const order = orders.get(entry.orderId);
    return { ...entry, orderId: order?.id ?? null, orderNumber: order?.number ?? null };
  });
}
