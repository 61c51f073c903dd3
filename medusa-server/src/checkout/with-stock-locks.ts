import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

const lockTimeoutSeconds = 30;

/**
 * Runs a job during which no other placing looks at, holds or gives back the same goods. Medusa's own
 * lock on goods, which its name is the goods' id, may be taken inside, never around.
 *
 * @param others locks to be taken with them
 */
export function withStockLocks<T>(
  container: MedusaContainer,
  inventoryItemIds: readonly string[],
  job: () => Promise<T>,
  others: readonly string[] = [],
): Promise<T> {
  const keys = [...inventoryItemIds.map((id) => `stock:${id}`), ...others];
  if (keys.length === 0) return job();
  return container.resolve(Modules.LOCKING).execute(keys, job, { timeout: lockTimeoutSeconds });
}
