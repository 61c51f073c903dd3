import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { limitRefusedWebhooks } from "../features/payments/limit-refused-webhooks.ts";
import {
  readCallbackReference,
  type UnsignedProvider,
} from "../features/payments/modules/payment-shared/signed-callback.ts";

const callbackPaths: Readonly<Record<string, UnsignedProvider>> = {
  "/webhooks/payments/swish": "swish",
  "/webhooks/payments/pay-later": "pay-later",
};

/**
 * Refuses callbacks at an address that this shop did not create, before Medusa spends milliseconds on the session, body
 * and scope of each: 401, and 429 with Retry-After after many. Stripe's signature covers the body, so its webhooks are
 * authenticated by their route.
 *
 * @param trustedProxies number of our own proxies in front of this server
 */
export function refuseForgedCallbacks(trustedProxies: number) {
  return async (
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const provider = callbackPaths[request.path];
    const query = Object.fromEntries(new URLSearchParams(request.url.split("?")[1]));
    if (provider === undefined || readCallbackReference(provider, query) !== null) {
      next();
      return;
    }
    const message = "This address was not given to the provider";
    if (!(await limitRefusedWebhooks(request, response, trustedProxies)))
      response.status(401).json({ type: "unauthorized", message });
  };
}
