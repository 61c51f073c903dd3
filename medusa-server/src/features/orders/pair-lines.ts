import type { PricedCheckout } from "@spolverk/domain";
import type { OrderItem } from "./order-row.ts";

type Line = Pick<PricedCheckout["lines"][number], "variationId">;

/**
 * Returns for each line of a priced checkout the order's item of the same variant; undefined for a line that a
 * merchandiser has removed from the order. Medusa returns an order's items unordered, and the fee is one of them.
 */
export function pairLines<Item extends Pick<OrderItem, "id" | "variant_id">>(
  lines: readonly Line[],
  items: readonly Item[],
): (Item | undefined)[] {
  const rest = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return lines.map(({ variationId }) => {
    const place = rest.findIndex(({ variant_id }) => variant_id === variationId);
    return place === -1 ? undefined : rest.splice(place, 1)[0];
  });
}
