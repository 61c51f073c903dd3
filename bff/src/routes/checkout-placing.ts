import { isSwishSettled, type SwishStatus } from "@spolverk/domain";
import { CheckoutBusyError, createCheckoutQueue } from "@spolverk/server-kit/checkout-queue";
import type { CheckoutCall } from "../checkout/checkout-caller.ts";
import { loadCheckout } from "../checkout/load-checkout.ts";
import { placeOrder } from "../checkout/place-order.ts";
import { showCheckout } from "../checkout/show-checkout.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { toApiFailure } from "../http/to-api-failure.ts";
import { createLookupCache } from "../lookups/lookup-cache.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const checkoutPlacingHandlers = (services: Services) =>
  ({
    "POST /checkout/{id}/place": postCheckoutPlace(services),
    "GET /checkout/{id}/swishStatus/{swishId}": getSwishStatus(services),
  }) satisfies Partial<Handlers>;

/** Milliseconds after which the call to place is answered as in progress. The placement continues. */
export const placeReplyMs = 10_000;

/**
 * POST /checkout/{id}/place [7.12], [4.34]. The calls for one checkout are queued here already, so that a flood of them
 * costs the backend at most two at a time. No call waits for long: a slow payment provider is no reason for an error
 * (docs/decisions/0083).
 */
function postCheckoutPlace(services: Services): Handler<"POST /checkout/{id}/place"> {
  const runInTurn = createCheckoutQueue();
  return async ({ params, query, body }, caller) => {
    const { clientHash, account } = caller;
    const request = { ...body, clientHash };
    const call = { ...params, ...query, caller };
    const turn = { from: "shopper" as const, request: JSON.stringify([query.language, request]) };
    // Callers of different accounts have different queues: a caller who may not place an account's checkout neither
    // gets the reply to a member's call nor delays that call.
    const queue = `${params.id} ${account?.id ?? ""}`;
    const underway: { checkout: Checkout | null; isAnswered: boolean } = {
      checkout: null,
      isAnswered: false,
    };
    const placing = runInTurn(queue, turn, () =>
      placeOrder(services, call, request, async (checkout) => {
        underway.checkout = checkout;
        // Removes the outcome of an earlier placement. Only now it is certain that the caller may place the checkout,
        // and that no other placement of it is running.
        if (!underway.isAnswered) await services.lateRefusals.end(params.id, null);
      }),
    ).catch(toRefusal);
    const placed = await settleWithin(placing, placeReplyMs);
    if (placed) return placed;
    underway.isAnswered = true;
    await services.lateRefusals.begin(params.id);
    void placing.then(
      () => services.lateRefusals.end(params.id, null),
      (error: unknown) => {
        const refusal = toApiFailure(error);
        if (refusal !== error) services.logger.error({ err: error }, "A placing failed late");
        return services.lateRefusals.end(params.id, refusal);
      },
    );
    // The checkout of a running placement is already read, so a slow backend gets no further call. Only a call that is
    // still queued reads it.
    return underway.checkout ?? showInProgress(services, call);
  };
}

function toRefusal(error: unknown): never {
  if (error instanceof CheckoutBusyError) throw new ApiFailure("request_in_progress", { cause: error });
  throw error;
}

/** The promise's value; null when it does not settle in time. */
async function settleWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The checkout for a call that is still queued. */
async function showInProgress(services: Services, call: CheckoutCall): Promise<Checkout> {
  const shown = await showCheckout(services, await loadCheckout(services, call), call);
  return shown.order ? shown : { ...shown, placing: "in_progress" };
}

type Answer =
  | { kind: "known"; status: SwishStatus | null }
  /** The backend, or Swish behind it, did not answer. */
  | { kind: "failed"; error: unknown };

/**
 * Milliseconds for which a settled payment is cached, because it never changes. A pending one is looked up each time.
 */
const settledKeptMs = 60_000;
const failureKeptMs = 2000;

/** GET /checkout/{id}/swishStatus/{swishId} [7.13] */
function getSwishStatus(services: Services): Handler<"GET /checkout/{id}/swishStatus/{swishId}"> {
  const look = createLookupCache<Answer>({
    keepMs: (answer) => {
      if (answer.kind === "failed") return failureKeptMs;
      return answer.status !== null && isSwishSettled(answer.status) ? settledKeptMs : 0;
    },
  });
  return async ({ params: { id, swishId } }, caller) => {
    await loadCheckout(services, { id, caller });
    const answer = await look(`${id} ${swishId}`, async () => {
      try {
        return { kind: "known", status: await services.engine.getSwishStatus(id, swishId) };
      } catch (error) {
        return { kind: "failed", error };
      }
    });
    if (answer.kind === "failed") throw answer.error;
    if (answer.status === null) throw new ApiFailure("payment_not_found");
    return { status: answer.status };
  };
}
