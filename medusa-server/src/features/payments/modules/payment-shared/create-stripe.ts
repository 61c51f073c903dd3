import { Stripe } from "stripe";
import type { StripeSettings } from "../../../../environment/stripe-settings.ts";

/** A shopper who prepares or cancels a payment waits for half a minute, in which Stripe is asked twice. */
const timeoutMs = 12_000;

/** The client of Stripe's API, or of the server that stands in for it. */
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
