import type { Checkout } from "@spolverk/bff/contract";
import { toMajor } from "@spolverk/domain";
import { trackBuying } from "../../../analytics/track-buying.ts";
import type { AnalyticsEvents } from "../../../analytics/track-event.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { cleanUpAfterOrder } from "./clean-up-after-order.ts";

/** An order for analytics: its goods and total, without data of the buyer. */
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

/**
 * Removes the ordered lines from the cart and tracks the purchase. It acts once: on the page that first shows the
 * order.
 */
export function settleOrder(
  checkout: Checkout,
  { number }: NonNullable<Checkout["order"]>,
  legal: Parameters<typeof trackBuying>[0],
): void {
  if (cleanUpAfterOrder(checkout.id, cart)) trackBuying(legal, "purchase", toPurchase(checkout, number));
}
