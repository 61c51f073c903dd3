import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../../database/read-rows.ts";

const cartRow = z.object({
  id: z.string(),
  completed_at: z.unknown(),
  order: z.object({ id: z.string() }).nullish(),
});

/** Which of these carts an order was made of: the process that made it may have died before it said so. */
export async function findOrderedCarts(container: MedusaContainer, ids: string[]): Promise<string[]> {
  const carts = await readRows(container, cartRow, {
    entity: "cart",
    fields: ["id", "completed_at", "order.id"],
    filters: { id: ids },
  });
  return carts.flatMap(({ id, completed_at, order }) => (completed_at || order ? [id] : []));
}
