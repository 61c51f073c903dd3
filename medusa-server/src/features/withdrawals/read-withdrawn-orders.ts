import type { PricedCheckout } from "@spolverk/domain";
import { pricedCheckoutSchema } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { orderFields, type OrderRow, orderRow } from "../orders/order-row.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readRows } from "../../database/read-rows.ts";

export type WithdrawnOrder = { order: OrderRow; priced: PricedCheckout; cartId: string };

/** Reads orders by id with their priced checkouts; leaves out anonymized orders. */
export async function readWithdrawnOrders(
  container: Container,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawnOrder>> {
  if (ids.length === 0) return new Map();
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [orders, purchases] = await Promise.all([
    readRows(container, orderRow, { entity: "order", fields: orderFields, filters: { id: [...ids] } }),
    checkouts.listPurchases(
      { order_id: [...ids] },
      { select: ["order_id", "cart_id", "priced"], take: null },
    ),
  ]);
  return new Map(
    orders.flatMap((order) => {
      const purchase = purchases.find(({ order_id }) => order_id === order.id);
      if (!purchase?.priced) return [];
      const priced = pricedCheckoutSchema.parse(purchase.priced);
      return [[order.id, { order, priced, cartId: purchase.cart_id }] as const];
    }),
  );
}
