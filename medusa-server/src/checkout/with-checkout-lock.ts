import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type CheckoutCall, createCheckoutQueue } from "@spolverk/server-kit/checkout-queue";
import { readEnvironment } from "../environment.ts";
import { createGate } from "./gate.ts";

const lockTimeoutSeconds = 30;
/** About ten seconds of placing: a shopper who would wait longer is told to come back. */
const maxWaiting = 100;

const runInTurn = createCheckoutQueue();
// A holder keeps one connection for this lock and takes a second for the lock on the goods, a third for
// Medusa's own lock on them. With a quarter of the pool let in, one is always left for each to ask by.
const gate = createGate(Math.floor(readEnvironment(process.env).DATABASE_POOL_MAX / 4), maxWaiting);

/**
 * Runs a job that no other process runs for the same checkout. The lock belongs to a transaction, so
 * that it falls with the process that held it. A checkout takes one of the places that all share only when
 * it is its call's turn within this process.
 *
 * @throws CheckoutBusyError, GateFullError for a call of a shopper; a settlement waits for as long as it takes
 */
export function withCheckoutLock<T>(
  container: MedusaContainer,
  checkoutId: string,
  call: CheckoutCall,
  job: () => Promise<T>,
): Promise<T> {
  return runInTurn(checkoutId, call, () =>
    gate(
      () =>
        container
          .resolve(Modules.LOCKING)
          .execute(`checkout:${checkoutId}`, job, { timeout: lockTimeoutSeconds }),
      { mayAlwaysWait: call.from === "settlement" },
    ),
  );
}
