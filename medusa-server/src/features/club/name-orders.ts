import type { LedgerEntry } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { findOrdersOfCarts } from "./sql/find-orders-of-carts.ts";

/**
 * Replaces the cart's id in each redemption by the id and number of the cart's order: points are taken for a cart
 * before its order exists. When the placing was given up, the redemption gets neither.
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
