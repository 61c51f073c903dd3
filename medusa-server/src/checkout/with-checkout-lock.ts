import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readEnvironment } from "../environment.ts";
import { createGate } from "./gate.ts";

const lockTimeoutSeconds = 30;

// A holder keeps one connection for this lock and takes a second for Medusa's lock on stock. With a
// third of the pool let in, they can never hold all of it and wait for each other.
const gate = createGate(Math.floor(readEnvironment(process.env).DATABASE_POOL_MAX / 3));

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
