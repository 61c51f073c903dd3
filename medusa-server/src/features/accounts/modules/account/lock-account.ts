import type { EntityManager } from "../../../../platform/database.ts";
import { notFound } from "../../../../platform/errors.ts";

/**
 * Takes a row lock on the account until the transaction ends, so that what the transaction reads afterwards stays true.
 *
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export async function lockAccount(transaction: EntityManager, id: string): Promise<void> {
  const found = await transaction.execute<unknown[]>(
    `select "id" from "account" where "id" = ? and "deleted_at" is null for update`,
    [id],
  );
  if (found.length === 0) throw notFound("There is no such account");
}
