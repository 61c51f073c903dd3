import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../../database/read-by-sql.ts";

const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  placed_at: z.coerce.date(),
  is_company: z.boolean(),
});

const findSql = `
  select o."id", o."display_id"::text as "number", o."created_at" as "placed_at",
    coalesce((u."priced"->>'company')::boolean, false) as "is_company"
  from "purchase" u join "order" o on o."id" = u."order_id" and o."deleted_at" is null
  where u."email" = ? and o."display_id"::text = ? and u."deleted_at" is null`;

/**
 * Finds the order with a number and an email address; null unless both match. SQL, because no API of Medusa filters
 * orders by their purchase.
 *
 * @param email in lower case
 */
export async function findOrderOfEmail(
  container: MedusaContainer,
  { number, email }: { number: string; email: string },
): Promise<z.infer<typeof orderRow> | null> {
  const [order] = await readBySql(container, orderRow, findSql, [email, number.trim().replace(/^#/, "")]);
  return order ?? null;
}
