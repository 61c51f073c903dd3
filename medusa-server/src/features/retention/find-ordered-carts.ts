import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../../database/read-rows.ts";

const cartRow = z.object({
  id: z.string(),
  completed_at: z.unknown(),
  order: z.object({ id: z.string() }).nullish(),
});

/**
 * Finds the carts with an order, even if the process that made the order died before it stored the order in the
 * checkout.
 */
export async function findOrderedCarts(container: MedusaContainer, ids: string[]): Promise<string[]> {
  const carts = await readRows(container, cartRow, {
    entity: "cart",
    fields: ["id", "completed_at", "order.id"],
    filters: { id: ids },
  });
  return carts.flatMap(({ id, completed_at, order }) => (completed_at || order ? [id] : []));
}
