import type { PlacedOrder as MedusaOrder } from "@spolverk/medusa-contract";
import type { PlacedOrder } from "../checkout-record.ts";

export function toPlacedOrder({ id, display_id, created_at }: MedusaOrder): PlacedOrder {
  return { id, number: String(display_id), placedAt: created_at };
}
