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
/** A run stops by itself after this time … */
const runMs = 10 * 60_000;
/** … and a crashed one blocks others no longer than this lease. */
const leaseSeconds = 20 * 60;
/** A BFF that was away for longer reads the whole catalogue again. */
const changesKeptMs = 86_400_000;
/** Allows examining what happened to an order. */
const eventsKeptMs = 90 * 86_400_000;

/**
 * Deletes expired data in batches, a bounded amount each run; the next run continues. One process runs it at a time. A
 * step that fails does not stop the others.
 *
 * @returns false when another process is running it
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
