import { type PricedCheckout, resolveWithdrawalPeriod, type WithdrawalPeriod } from "@spolverk/domain";
import type { OrderRow } from "../orders/order-row.ts";
import { pairLines } from "../orders/pair-lines.ts";

type Priced = Pick<PricedCheckout, "company"> & {
  lines: readonly Pick<PricedCheckout["lines"][number], "variationId" | "physical">[];
};
type Order = Pick<OrderRow, "created_at" | "items" | "fulfillments">;

/** Resolves an order's withdrawal period from Medusa's records of its parcels. */
export function toWithdrawalPeriod(
  { created_at, items, fulfillments }: Order,
  priced: Priced,
): WithdrawalPeriod {
  const paired = pairLines(priced.lines, items);
  const isAwaited = priced.lines.some(({ physical }, place) => {
    const detail = paired[place]?.detail;
    // Skip an item that a merchandiser has removed from the order: it never arrives.
    return physical && detail !== undefined && detail.delivered_quantity < detail.quantity;
  });
  const parcels = (fulfillments ?? []).filter(({ canceled_at }) => !canceled_at);
  return resolveWithdrawalPeriod({
    isCompany: priced.company,
    placedAt: created_at,
    deliveries: parcels.flatMap(({ delivered_at }) => delivered_at ?? []),
    isAwaited,
  });
}
