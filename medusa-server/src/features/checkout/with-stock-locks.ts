import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readEnvironment } from "../../environment/environment.ts";
import { createSemaphore } from "../../concurrency/semaphore.ts";

const lockTimeoutSeconds = 30;
// A holder keeps one connection for these locks, takes a second for Medusa's own lock on the goods and a third to write.
// With a quarter of the pool let in, one is always left for each to ask by.
const gate = createSemaphore(Math.floor(readEnvironment(process.env).DATABASE_POOL_MAX / 4), 0);

/**
 * Runs a job during which no other placing looks at, holds or gives back the same goods. It holds a transaction open, so
 * the job asks no payment provider and takes no such locks itself. Medusa's own lock on goods, which its name is the
 * goods' id, may be taken inside, never around.
 *
 * @param others locks to be taken with them
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
