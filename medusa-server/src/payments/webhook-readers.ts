import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Stripe } from "stripe";
import { readEnvironment } from "../environment.ts";
import { parseSwishCallback } from "../modules/payment-swish/parse-callback.ts";
import { parseJson } from "./request-json.ts";
import { readPayLaterNotification } from "./read-pay-later-notification.ts";

type Webhook = {
  rawBody: unknown;
  body: unknown;
  query: unknown;
  headers: Readonly<Record<string, unknown>>;
};

/** The checkout that a webhook is about; null for one that is about none of ours. */
type WebhookReader = (webhook: Webhook, container: MedusaContainer) => Promise<string | null>;

const stripeEvent = z.object({
  data: z.object({ object: z.object({ metadata: z.object({ checkoutId: z.string() }) }) }),
});

/** @throws MedusaError UNAUTHORIZED when it is not signed by Stripe */
const readStripeWebhook: WebhookReader = async ({ rawBody, headers }) => {
  const { stripe } = readEnvironment(process.env);
  if (stripe === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Stripe is not set up");
  try {
    const signature = z.string().parse(headers["stripe-signature"]);
    const body = z.instanceof(Buffer).parse(rawBody);
    const event: unknown = Stripe.webhooks.constructEvent(body, signature, stripe.webhookSecret);
    const parsed = stripeEvent.safeParse(event);
    return parsed.success ? parsed.data.data.object.metadata.checkoutId : null;
  } catch {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "This is not signed by Stripe");
  }
};

/** Nobody has signed it: it names a checkout to look at and is believed in nothing else. */
const readSwishWebhook: WebhookReader = async ({ rawBody }) => {
  if (readEnvironment(process.env).swish === null) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Swish is not set up");
  }
  const body = z.instanceof(Buffer).safeParse(rawBody);
  return body.success ? parseSwishCallback(parseJson(body.data.toString("utf8"))) : null;
};

export const webhookReaders: Readonly<Record<string, WebhookReader>> = {
  stripe: readStripeWebhook,
  swish: readSwishWebhook,
  "pay-later": (webhook, container) => readPayLaterNotification(container, webhook),
};
