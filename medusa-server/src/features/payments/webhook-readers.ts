import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Stripe } from "stripe";
import { readEnvironment } from "../../environment/environment.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { keepNotifiedToken } from "./keep-notified-token.ts";
import { readCallbackReference, type UnsignedProvider } from "./modules/payment-shared/signed-callback.ts";

type Webhook = {
  rawBody: unknown;
  body: unknown;
  query: unknown;
  headers: Readonly<Record<string, unknown>>;
};

/**
 * Reads the id of the checkout that a webhook is about; null when it is about no checkout. Takes no lock and calls no
 * provider before the webhook is authenticated.
 *
 * @throws MedusaError UNAUTHORIZED for a forged webhook, NOT_FOUND when the provider is not set up
 */
type WebhookReader = (webhook: Webhook, container: MedusaContainer) => Promise<string | null>;

const stripeEvent = z.object({
  data: z.object({ object: z.object({ metadata: z.object({ paymentReference: z.string() }) }) }),
});

const readStripeWebhook: WebhookReader = async ({ rawBody, headers }, container) => {
  const { stripe } = readEnvironment(process.env);
  if (stripe === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Stripe is not set up");
  const parsed = stripeEvent.safeParse(openStripeEvent(rawBody, headers, stripe.webhookSecret));
  return parsed.success ? findCheckout(container, parsed.data.data.object.metadata.paymentReference) : null;
};

/** @throws MedusaError UNAUTHORIZED when Stripe has not signed it */
function openStripeEvent(rawBody: unknown, headers: Webhook["headers"], secret: string): unknown {
  try {
    const signature = z.string().parse(headers["stripe-signature"]);
    return Stripe.webhooks.constructEvent(z.instanceof(Buffer).parse(rawBody), signature, secret);
  } catch {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "This is not signed by Stripe");
  }
}

const readSwishWebhook: WebhookReader = async ({ query }, container) => {
  if (readEnvironment(process.env).swish === null) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Swish is not set up");
  }
  return findCheckout(container, expectReference("swish", query));
};

const readPayLaterWebhook: WebhookReader = async ({ body, query }, container) => {
  if (readEnvironment(process.env).payLater === null) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Paying later is not set up");
  }
  const id = await findCheckout(container, expectReference("pay-later", query));
  if (id !== null) await keepNotifiedToken(container, id, body);
  return id;
};

function expectReference(provider: UnsignedProvider, query: unknown): string {
  const reference = readCallbackReference(provider, query);
  if (reference !== null) return reference;
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "This address was not given to the provider");
}

function findCheckout(container: MedusaContainer, reference: string): Promise<string | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  return checkouts.findByPaymentReference(reference);
}

export const webhookReaders: Readonly<Record<string, WebhookReader>> = {
  stripe: readStripeWebhook,
  swish: readSwishWebhook,
  "pay-later": readPayLaterWebhook,
};
