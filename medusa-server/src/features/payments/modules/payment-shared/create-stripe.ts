import { Stripe } from "stripe";
import type { StripeSettings } from "../../../../environment/stripe-settings.ts";

/** Timeout of one attempt. Two attempts fit into the 30 s that a shopper waits for preparing or cancelling. */
const timeoutMs = 12_000;

/** Creates a client of Stripe's API, or of its emulator. */
export function createStripe({ secretKey, apiUrl }: Pick<StripeSettings, "secretKey" | "apiUrl">): Stripe {
  const options: Stripe.StripeConfig = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false };
  if (apiUrl === null) return new Stripe(secretKey, options);
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port || (protocol === "https:" ? "443" : "80"),
    protocol: protocol === "https:" ? "https" : "http",
  });
}
