import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { CHANGE_LOG_MODULE } from "../modules/change-log/index.ts";
import type ChangeLogModuleService from "../modules/change-log/service.ts";
import { isLockTaken } from "../modules/locks/lock-taken-error.ts";
import { deleteAbandonedCarts } from "./delete-abandoned-carts.ts";
import { deleteExpiredCheckouts } from "./delete-expired-checkouts.ts";
import { deletePersonalData } from "./delete-personal-data.ts";
import type { RetentionSettings } from "./retention-settings.ts";

const lock = "delete-expired-data";
/** A run stops by itself within this time … */
const runMs = 10 * 60_000;
/** … and a process that died in the middle keeps others from running no longer than this. */
const leaseSeconds = 20 * 60;
/** A BFF that was away for longer reads everything again. */
const changesKeptMs = 86_400_000;

/**
 * Deletes what has expired, in batches and no more than a bounded amount a run; the next run goes on. One process does
 * it at a time. Logs counts only.
 *
 * @returns false when another process is at it
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
    const checkouts = await deleteExpiredCheckouts(container, now, until);
    const carts = await deleteAbandonedCarts(container, now, until);
    const changes: ChangeLogModuleService = container.resolve(CHANGE_LOG_MODULE);
    await changes.deleteBefore(new Date(now.getTime() - changesKeptMs));
    const personalData = await deletePersonalData(container, settings, now);
    logger.info(`Expired data deleted: ${JSON.stringify({ checkouts, carts, ...personalData })}`);
    return true;
  } finally {
    await locking.release(lock, { ownerId });
  }
}
