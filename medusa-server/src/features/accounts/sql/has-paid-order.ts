import type { Container } from "../../../platform/container.ts";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Tells whether one of the accounts has an order that was paid and not cancelled. Why SQL: the orders of an account are
 * rows of this shop's module and their payments are Medusa's; no API of Medusa joins them.
 */
export async function hasPaidOrder(container: Container, accountIds: readonly string[]): Promise<boolean> {
  const found = await readIds(
    container,
    `select o."id" from "purchase" u
     join "order" o on o."id" = u."order_id" and o."deleted_at" is null and o."canceled_at" is null
     join "order_payment_collection" l on l."order_id" = o."id" and l."deleted_at" is null
     join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
     where u."account_id" in (${accountIds.map(() => "?").join(", ")}) and u."deleted_at" is null
       and p."captured_at" is not null and p."canceled_at" is null
     limit 1`,
    accountIds,
  );
  return found.length > 0;
}
