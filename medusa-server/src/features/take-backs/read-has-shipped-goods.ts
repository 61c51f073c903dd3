import { hasShippedGoods } from "@spolverk/domain";
import { pricedCheckoutSchema } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { orderRow } from "../orders/order-row.ts";
import { toLineProgress } from "../orders/to-line-progress.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readRows } from "../../database/read-rows.ts";

const row = orderRow.pick({ items: true });

/**
 * Whether goods of an order were shipped, which proves that its customer received goods.
 * @throws Error without such an order
 */
export async function readHasShippedGoods(container: Container, orderId: string): Promise<boolean> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [[order], [purchase]] = await Promise.all([
    readRows(container, row, {
      entity: "order",
      fields: ["items.*", "items.detail.*"],
      filters: { id: orderId },
    }),
    checkouts.listPurchases({ order_id: orderId }, { select: ["priced"] }),
  ]);
  const priced = pricedCheckoutSchema.parse(expectPresent(purchase, `purchase of ${orderId}`).priced);
  const { items } = expectPresent(order, `order ${orderId}`);
  // `false`: gift cards are no goods, so that it does not matter whether the order's cards were issued.
  return hasShippedGoods(toLineProgress(priced.lines, items, false));
}
