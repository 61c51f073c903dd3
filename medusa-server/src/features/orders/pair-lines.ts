import type { PricedCheckout } from "@spolverk/domain";
import type { OrderItem } from "./order-row.ts";

type Line = Pick<PricedCheckout["lines"][number], "variationId">;

/**
 * Pairs each line of a priced checkout, in its order, with its item; undefined for a line that a merchandiser has
 * removed from the order. Medusa returns an order's items unordered, with the fee, which is no line, among them.
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
