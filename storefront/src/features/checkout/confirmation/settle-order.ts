import type { Checkout } from "@spolverk/bff/contract";
import { toMajor } from "@spolverk/domain";
import { trackBuying } from "../../../analytics/track-buying.ts";
import type { AnalyticsEvents } from "../../../analytics/track-event.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { cleanUpAfterOrder } from "./clean-up-after-order.ts";

/** An order as analytics may know it: what was bought and for how much, and nothing of who did. */
export function toPurchase(
  { lines, totals, currency }: Pick<Checkout, "lines" | "totals" | "currency">,
  orderNumber: string,
): AnalyticsEvents["purchase"] {
  return {
    transaction_id: orderNumber,
    value: toMajor(totals.total),
    currency,
    items: lines.map(({ sku, quantity }) => ({ item_id: sku, quantity })),
  };
}

/** Empties the cart of what was ordered, and counts the purchase; once, on whatever page the order is first seen. */
export function settleOrder(
  checkout: Checkout,
  { number }: NonNullable<Checkout["order"]>,
  legal: Parameters<typeof trackBuying>[0],
): void {
  if (cleanUpAfterOrder(checkout.id, cart)) trackBuying(legal, "purchase", toPurchase(checkout, number));
}
