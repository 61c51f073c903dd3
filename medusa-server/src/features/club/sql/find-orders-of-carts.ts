import type { Container } from "../../../platform/container.ts";
import { z } from "../../../platform/zod.ts";
import { readBySql } from "../../../database/read-by-sql.ts";

const orderRow = z.object({ cart_id: z.string(), order_id: z.string(), number: z.string() });

/**
 * Maps carts to their orders, with the orders' numbers. Why SQL: no API of Medusa joins one module's rows with
 * another's, and the page of a member's points waits for it.
 */
export async function findOrdersOfCarts(
  container: Container,
  cartIds: readonly string[],
): Promise<ReadonlyMap<string, { id: string; number: string }>> {
  if (cartIds.length === 0) return new Map();
  const found = await readBySql(
    container,
    orderRow,
    `select u."cart_id", o."id" as "order_id", o."display_id"::text as "number" from "purchase" u
     join "order" o on o."id" = u."order_id" where u."cart_id" in (${cartIds.map(() => "?").join(", ")})`,
    cartIds,
  );
  return new Map(found.map(({ cart_id, order_id, number }) => [cart_id, { id: order_id, number }]));
}
