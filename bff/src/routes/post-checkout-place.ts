import { CheckoutBusyError, createCheckoutQueue } from "@spolverk/server-kit/checkout-queue";
import { placeOrder } from "../checkout/place-order.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/place [7.12], [4.34]. The calls for one checkout take turns here already, so that a flood of them
 * costs the backend no more than two at a time.
 */
export function postCheckoutPlace(services: Services): Handler<"POST /checkout/{id}/place"> {
  const runInTurn = createCheckoutQueue();
  return async ({ params, query, body }, caller) => {
    const { clientHash, account } = caller;
    const request = { ...body, clientHash };
    const call = { from: "shopper" as const, request: JSON.stringify([query.language, request]) };
    // Whoever may not place an account's checkout neither shares its reply nor makes it wait.
    const queue = `${params.id} ${account?.id ?? ""}`;
    try {
      return await runInTurn(queue, call, () =>
        placeOrder(services, { ...params, ...query, caller }, request),
      );
    } catch (error) {
      if (error instanceof CheckoutBusyError) throw new ApiFailure("request_in_progress", { cause: error });
      throw error;
    }
  };
}
