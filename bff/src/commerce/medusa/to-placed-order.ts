import { orderApprovals } from "@spolverk/domain";
import { z } from "zod";
import type { PlacedOrder } from "../checkout-record.ts";

/** An order as medusa-server names it to the checkout. */
export const orderSchema = z.object({
  id: z.string(),
  display_id: z.int(),
  created_at: z.iso.datetime(),
  approval: z.enum(orderApprovals),
});

export function toPlacedOrder({ id, display_id, created_at }: z.infer<typeof orderSchema>): PlacedOrder {
  return { id, number: String(display_id), placedAt: created_at };
}
