import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

const claimSql = `
  with claimed as (
    update "purchase" set "account_id" = ?, "updated_at" = now()
    where "email" = ? and "account_id" is null and "order_id" is not null
      and "deleted_at" is null returning "order_id"),
  moved as (
    update "order" set "customer_id" = ?, "updated_at" = now()
    where "id" in (select "order_id" from claimed))
  select "order_id" as "id" from claimed`;

/**
 * Gives the orders that were placed with an e-mail as a guest to an account, and to its customer in the admin. Why SQL: one
 * statement does both or neither, and of two accounts at once each order goes to one.
 *
 * @param email in lower case; the user has verified it
 * @returns how many they were
 */
export async function assignOrders(
  container: MedusaContainer,
  { accountId, customerId, email }: { accountId: string; customerId: string; email: string },
): Promise<number> {
  return (await readIds(container, claimSql, [accountId, email, customerId])).length;
}
