import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readEnvironment } from "../environment.ts";
import { createGate } from "./gate.ts";

const lockTimeoutSeconds = 30;

// A holder keeps one connection for this lock and takes a second for the lock on the goods, a third for
// Medusa's own lock on them. With a quarter of the pool let in, one is always left for each to ask by.
const gate = createGate(Math.floor(readEnvironment(process.env).DATABASE_POOL_MAX / 4));

/**
 * Runs a job that no other process runs for the same checkout. The lock belongs to a transaction, so
 * that it falls with the process that held it.
 */
export function withCheckoutLock<T>(
  container: MedusaContainer,
  checkoutId: string,
  job: () => Promise<T>,
): Promise<T> {
  return gate(() =>
    container
      .resolve(Modules.LOCKING)
      .execute(`checkout:${checkoutId}`, job, { timeout: lockTimeoutSeconds }),
  );
}
