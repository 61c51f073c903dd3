import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { readRows } from "../../database/read-rows.ts";

const orderRow = z.object({ id: z.string(), display_id: z.coerce.number(), email: z.string().nullish() });

/** An order that a withdrawal may refer to. */
export type FoundOrder = {
  id: string;
  number: string;
  /** The order's address in lower case; null once it is deleted. */
  email: string | null;
};

/** Finds an order by its id, or by the number that a merchandiser typed; null when there is no such order. */
export async function findOrder(
  container: Container,
  by: { id: string } | { number: string },
): Promise<FoundOrder | null> {
  const filters = toFilters(by);
  if (filters === null) return null;
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["id", "display_id", "email"],
    filters,
  });
  if (order === undefined) return null;
  return { id: order.id, number: String(order.display_id), email: order.email?.toLowerCase() ?? null };
}

function toFilters(by: { id: string } | { number: string }): Record<string, string | number> | null {
  if ("id" in by) return by;
  // At most nine digits, so that the number fits into a Postgres integer.
  const [, digits] = /^\s*#?\s*(\d{1,9})\s*$/.exec(by.number) ?? [];
  return digits === undefined ? null : { display_id: Number(digits) };
}
