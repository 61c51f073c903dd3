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
 * Assigns the guest orders of an e-mail to an account and to its customer in the admin. Why SQL: one statement does
 * both or neither, and when two accounts claim at once each order goes to one of them.
 *
 * @param email in lower case; the user has verified it
 * @returns the number of assigned orders
 */
export async function assignOrders(
  container: MedusaContainer,
  { accountId, customerId, email }: { accountId: string; customerId: string; email: string },
): Promise<number> {
  return (await readIds(container, claimSql, [accountId, email, customerId])).length;
}
