import type { MedusaContainer } from "@medusajs/framework/types";
import {
  CheckoutBusyError,
  type CheckoutCall,
  createCheckoutQueue,
} from "@spolverk/server-kit/checkout-queue";
import { readEnvironment } from "../../environment/environment.ts";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import { withLease } from "./with-lease.ts";

/** Most of them wait for a payment provider. */
const mostRunning = 100;
/** A shopper who would wait longer is told to come back. */
const mostWaiting = 100;

const { CHECKOUT_LEASE_SECONDS: leaseSeconds } = readEnvironment(process.env);
const runInTurn = createCheckoutQueue();
const gate = createSemaphore(mostRunning, mostWaiting);

/**
 * Runs a job that no other process runs for the same checkout. The lock is a lease, which ends by itself when its process
 * has died. A checkout takes one of the places that all share only when it is its call's turn within this process.
 *
 * @throws CheckoutBusyError, SemaphoreFullError for a call of a shopper; a settlement waits for a place as long as it takes
 */
export function withCheckoutLock<T>(
  container: MedusaContainer,
  checkoutId: string,
  call: CheckoutCall,
  job: () => Promise<T>,
): Promise<T> {
  // Longer than the lease of a process that died.
  const terms = { leaseSeconds, waitSeconds: leaseSeconds + 5 };
  return runInTurn(checkoutId, call, () =>
    gate(
      async () => {
        const done = await withLease(container, `checkout:${checkoutId}`, terms, job);
        if (done === null) throw new CheckoutBusyError(`The checkout ${checkoutId} is busy elsewhere`);
        return done.value;
      },
      { mayAlwaysWait: call.from === "settlement" },
    ),
  );
}
