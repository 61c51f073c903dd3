import type { MedusaContainer } from "@medusajs/framework/types";
import {
  CheckoutBusyError,
  type CheckoutCall,
  createCheckoutQueue,
} from "@spolverk/server-kit/checkout-queue";
import { readEnvironment } from "../../environment/environment.ts";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import { withLease } from "./with-lease.ts";

/** Maximum number of jobs at once. Most of the jobs wait for a payment provider. */
const mostRunning = 100;
/** Maximum number of waiting jobs. Further calls of shoppers are refused and may be repeated later. */
const mostWaiting = 100;

const { CHECKOUT_LEASE_SECONDS: leaseSeconds } = readEnvironment(process.env);
const runInTurn = createCheckoutQueue();
const gate = createSemaphore(mostRunning, mostWaiting);

/**
 * Runs a job under a checkout's lock. The lock is a lease, which expires when its process has died. A checkout occupies
 * a place in the shared semaphore only once its call's turn has come within this process.
 *
 * @throws CheckoutBusyError, SemaphoreFullError for a call of a shopper; a settlement waits for a place as long as it
 * takes
 */
export function withCheckoutLock<T>(
  container: MedusaContainer,
  checkoutId: string,
  call: CheckoutCall,
  job: () => Promise<T>,
): Promise<T> {
  // Wait longer than a lease lasts, so that the lease of a crashed process expires before the wait ends.
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
