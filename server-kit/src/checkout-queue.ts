/** Maximum number of identical calls that share the reply of one queued call; more calls are a flood. */
const maxSharers = 100;

/**
 * A call of the shopper, with the hash of its request; or a settlement, which checks the payment. All settlements of a
 * checkout are equal calls, so their callers can share one reply.
 */
export type CheckoutCall = { from: "shopper"; request: string } | { from: "settlement" };

type Queued = { request: string; sharers: number; reply: Promise<unknown> };
type Queue = { tail: Promise<unknown>; waiting: Map<CheckoutCall["from"], Queued> };

/** The checkout has one running and one waiting call; the caller may retry in a moment. */
export class CheckoutBusyError extends Error {
  override readonly name = "CheckoutBusyError";
  readonly code = "checkout_busy";
}

/**
 * Returns a function that runs the calls for one checkout one after another in this process: one runs, at most one call
 * of the shopper and one settlement wait. Repeated calls for one checkout therefore cannot fill the semaphore that all
 * checkouts share. A call with the same request as the waiting one shares its reply: that call has not started, so its
 * reply will be as fresh as a separate one.
 *
 * A settlement never finds the checkout busy, however often the shopper calls, because it is what ends a hold.
 */
export function createCheckoutQueue() {
  const queues = new Map<string, Queue>();

  /** @throws CheckoutBusyError for a call of the shopper beyond the one that waits */
  return async function runInTurn<T>(
    checkoutId: string,
    call: CheckoutCall,
    job: () => Promise<T>,
  ): Promise<T> {
    const request = call.from === "shopper" ? call.request : "";
    const queue = queues.get(checkoutId);
    const queued = queue?.waiting.get(call.from);
    if (queued) {
      const isShared =
        call.from === "settlement" || (queued.request === request && queued.sharers < maxSharers);
      if (!isShared) throw new CheckoutBusyError(`The checkout ${checkoutId} is busy`);
      queued.sharers += 1;
      // The cast is safe: an equal request for the same checkout runs the same kind of job.
      return queued.reply as Promise<T>;
    }
    const waiting = queue?.waiting ?? new Map<CheckoutCall["from"], Queued>();
    const reply = queue
      ? queue.tail.then(() => {
          waiting.delete(call.from);
          return job();
        })
      : job();
    const tail = Promise.allSettled([reply]);
    if (queue) waiting.set(call.from, { request, sharers: 1, reply });
    queues.set(checkoutId, { tail, waiting });
    return reply.finally(() => {
      if (queues.get(checkoutId)?.tail === tail) queues.delete(checkoutId);
    });
  };
}
