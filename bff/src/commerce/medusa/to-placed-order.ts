import type { PlacedOrder } from "@spolverk/domain";
import type { Immutable, OrderOfCheckout } from "@spolverk/medusa-contract";

export function toPlacedOrder({ id, display_id, created_at }: Immutable<OrderOfCheckout>): PlacedOrder {
  return { id, number: String(display_id), placedAt: created_at };
}
