import type { Checkout } from "@spolverk/bff/contract";
import { toMajor } from "@spolverk/domain";
import type { AnalyticsEvents } from "../../../analytics/track-event.ts";

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
