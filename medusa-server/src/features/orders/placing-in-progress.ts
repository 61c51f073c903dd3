import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readEnvironment } from "../../environment/environment.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import { withLease } from "./with-lease.ts";

const { CHECKOUT_LEASE_SECONDS: leaseSeconds } = readEnvironment(process.env);
const toKey = (checkoutId: string) => `placing:${checkoutId}`;

/**
 * Runs a call to place a checkout and marks it as in progress for every process, even while it waits for its turn
 * behind a settlement. The mark is a lease, which expires when the process dies.
 */
export async function whileInProgress<T>(
  container: MedusaContainer,
  checkoutId: string,
  job: () => Promise<T>,
): Promise<T> {
  const done = await withLease(container, toKey(checkoutId), { leaseSeconds, waitSeconds: 0 }, job);
  // Another call for the checkout already holds the lease, so this one needs none.
  return done === null ? job() : done.value;
}

/** Whether a call to place a checkout runs, or waits for its turn. */
export async function isInProgress(container: MedusaContainer, checkoutId: string): Promise<boolean> {
  const leases = await readBySql(
    container,
    z.object({ key: z.string() }),
    `select "key" from "lock_lease" where "key" = ? and "expires_at" > now()`,
    [toKey(checkoutId)],
  );
  return leases.length > 0;
}
