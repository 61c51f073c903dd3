import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";

/**
 * Returns the database connection from a call's context, where a decorator of Medusa puts it: InjectManager or, with
 * "transaction", InjectTransactionManager.
 *
 * @throws Error for a method without the decorator
 */
export function expectManager(
  { manager, transactionManager }: Context<EntityManager>,
  kind: "manager" | "transaction" = "manager",
): EntityManager {
  const found = kind === "manager" ? manager : transactionManager;
  if (found === undefined) throw new Error(`The method's decorator gave no ${kind}`);
  return found;
}
