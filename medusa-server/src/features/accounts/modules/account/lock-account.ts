import type { EntityManager } from "../../../../platform/database.ts";
import { notFound } from "../../../../platform/errors.ts";

/**
 * Has whoever else changes the account wait until this transaction ends, so that what is read after it holds.
 *
 * @throws MedusaError NOT_FOUND for an account that does not exist
 */
export async function lockAccount(transaction: EntityManager, id: string): Promise<void> {
  const found = await transaction.execute<unknown[]>(
    `select "id" from "account" where "id" = ? and "deleted_at" is null for update`,
    [id],
  );
  if (found.length === 0) throw notFound("There is no such account");
}
