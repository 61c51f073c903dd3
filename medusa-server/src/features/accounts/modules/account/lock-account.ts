import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaError } from "@medusajs/framework/utils";

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
  if (found.length === 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such account");
}
