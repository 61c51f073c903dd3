import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { runEach } from "../../concurrency/run-each.ts";
import { CHANGE_LOG_MODULE } from "../catalogue/modules/change-log/index.ts";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";
import { isLockTaken } from "../orders/modules/locks/lock-taken-error.ts";
import { deleteAbandonedCarts } from "./delete-abandoned-carts.ts";
import { deleteExpiredCheckouts } from "./delete-expired-checkouts.ts";
import { type RetentionSteps, toPersonalDataSteps } from "./personal-data-steps.ts";
import type { RetentionSettings } from "./retention-settings.ts";

const lock = "delete-expired-data";
/** Maximum duration of a run. */
const runMs = 10 * 60_000;
/** Lease of a run, longer than `runMs`. A crashed run blocks other runs until its lease has expired. */
const leaseSeconds = 20 * 60;
/** Retention of the change log. A BFF that missed the changes of a longer time reads the whole catalogue again. */
const changesKeptMs = 86_400_000;
/** Retention of the journal, in which operators can see what happened to an order. */
const eventsKeptMs = 90 * 86_400_000;

/**
 * Deletes expired data in batches. Each run deletes a limited amount, and the next run continues. One process runs it at
 * a time. A failed step does not stop the other steps.
 *
 * @returns false when another process is already deleting
 */
export async function deleteExpiredData(
  container: MedusaContainer,
  settings: RetentionSettings,
  now: Date,
): Promise<boolean> {
  const locking = container.resolve(Modules.LOCKING);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const ownerId = crypto.randomUUID();
  try {
    await locking.acquire(lock, { ownerId, expire: leaseSeconds });
  } catch (error) {
    if (!isLockTaken(error)) throw error;
    logger.info("Expired data is being deleted by another process");
    return false;
  }
  try {
    const until = new Date(Date.now() + runMs);
    const changes = container.resolve(CHANGE_LOG_MODULE);
    const journal = container.resolve(JOURNAL_MODULE);
    const steps: RetentionSteps = {
      checkouts: () => deleteExpiredCheckouts(container, now, until),
      carts: () => deleteAbandonedCarts(container, now, until),
      changes: () => changes.deleteBefore(new Date(now.getTime() - changesKeptMs)),
      events: () => journal.forgetBefore(new Date(now.getTime() - eventsKeptMs)),
      ...toPersonalDataSteps(container, settings, now),
    };
    const counts: Record<string, unknown> = {};
    const items = Object.entries(steps);
    const toId = ([kind]: (typeof items)[number]) => kind;
    await runEach(container, { name: "delete-expired-data", items, toId }, async ([kind, run]) => {
      counts[kind] = await run();
    });
    logger.info(`Expired data deleted: ${JSON.stringify(counts)}`);
    return true;
  } finally {
    await locking.release(lock, { ownerId });
  }
}
