import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readEnvironment } from "../../environment/environment.ts";
import { createSemaphore } from "../../concurrency/semaphore.ts";

const lockTimeoutSeconds = 30;
// A holder uses one connection for these locks, a second for Medusa's own lock on the goods and a third to write.
// Admitting a quarter of the pool always leaves one connection for the other queries of each holder.
const gate = createSemaphore(Math.floor(readEnvironment(process.env).DATABASE_POOL_MAX / 4), 0);

/**
 * Runs a job while no other placing can read, hold or release the same goods. It keeps a transaction open, so the job
 * must not call a payment provider or call this function again. The job may take Medusa's own lock on goods, keyed by
 * their id; a caller must not hold that lock already.
 *
 * @param others further locks to take together with these
 */
export async function withStockLocks<T>(
  container: MedusaContainer,
  inventoryItemIds: readonly string[],
  job: () => Promise<T>,
  others: readonly string[] = [],
): Promise<T> {
  const keys = [...inventoryItemIds.map((id) => `stock:${id}`), ...others];
  if (keys.length === 0) return job();
  return gate(() => container.resolve(Modules.LOCKING).execute(keys, job, { timeout: lockTimeoutSeconds }), {
    mayAlwaysWait: true,
  });
}
