/** How many calls may share one queued call: beyond that, somebody floods the checkout. */
const maxSharers = 100;

/** A call of the shopper, by the hash of what is asked; or a look at how the payment stands, which is the same for all. */
export type CheckoutCall = { from: "shopper"; request: string } | { from: "settlement" };

type Queued = { request: string; sharers: number; reply: Promise<unknown> };
type Queue = { tail: Promise<unknown>; waiting: Map<CheckoutCall["from"], Queued> };

/** The checkout has a call that runs and another that waits: the caller may ask again in a moment. */
export class CheckoutBusyError extends Error {
  override readonly name = "CheckoutBusyError";
  readonly code = "checkout_busy";
}

/**
 * Runs the calls for one checkout one after another in this process, with one running, at most one of the shopper's
 * waiting and at most one settlement waiting. So nobody can fill a queue that checkouts share by repeating calls for
 * one of them. A call that asks the same as the waiting one shares its reply: it has not started, so its reply is as
 * fresh as one of its own.
 *
 * A settlement never finds the checkout busy, however often the shopper calls: it is what ends a hold.
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
      // The same request of the same checkout: its job replies in the same type.
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
