import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isLockTaken } from "./modules/locks/lock-taken-error.ts";

type LeaseTerms = {
  /** Lifetime of a lease. The job's process renews it after each third; the lease of a crashed process expires. */
  leaseSeconds: number;
  /** Maximum wait for another owner. */
  waitSeconds: number;
};

const askEveryMs = 100;

/**
 * Runs a job while holding the lease on a key. The lease is a row, not a connection, so the job may wait for a payment
 * provider. A process that is suspended for longer than the lease loses it, so that two jobs may overlap: changes that
 * must not happen twice need a check within their own transaction.
 *
 * @returns null when another owner held the lease for the whole wait; the job did not run then
 */
export async function withLease<T>(
  container: MedusaContainer,
  key: string,
  { leaseSeconds, waitSeconds }: LeaseTerms,
  job: () => Promise<T>,
): Promise<{ value: T } | null> {
  const locking = container.resolve(Modules.LOCKING);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const ownerId = randomUUID();
  const lease = () => locking.acquire(key, { ownerId, expire: leaseSeconds });
  const giveUpAt = performance.now() + waitSeconds * 1000;
  while (!(await isAcquired(lease))) {
    if (performance.now() > giveUpAt) return null;
    await sleep(askEveryMs);
  }
  const renewal = setInterval(
    () => {
      lease().catch((error: unknown) => logger.error(`A lease was not renewed: ${String(error)}`));
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    return { value: await job() };
  } finally {
    clearInterval(renewal);
    // The job's result stands; an unreleased lease expires.
    await locking
      .release(key, { ownerId })
      .catch((error: unknown) => logger.error(`A lease was not released: ${String(error)}`));
  }
}

async function isAcquired(lease: () => Promise<void>): Promise<boolean> {
  try {
    await lease();
    return true;
  } catch (error) {
    if (isLockTaken(error)) return false;
    throw error;
  }
}
