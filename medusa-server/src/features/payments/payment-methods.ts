import type { PricedCheckout } from "@spolverk/domain";
import { z } from "@medusajs/framework/zod";
import { readEnvironment } from "../../environment/environment.ts";
import { swishDataSchema } from "./modules/payment-swish/session-data.ts";
import type { PaymentProviderId, ProviderPayment } from "@spolverk/medusa-contract";
import { toPayLaterAmount, toPayLaterPayment, withPayLaterToken } from "./pay-later-method.ts";
import { toPayLaterDraft } from "./to-pay-later-draft.ts";

/** The amount that a provider has authorized. */
export type AuthorizedAmount = { amountMinor: number; currencyCode: string };

type ProviderFacts = {
  /**
   * Whether the provider moves money, so that the shop has to capture an order's payment. False for Medusa's manual
   * provider, which only records an order to be invoiced.
   */
  takesMoney: boolean;
  /** What preparing a payment sends to the provider beside the amount. */
  toSessionInput?: (priced: PricedCheckout, paymentReference: string) => Record<string, unknown>;
  toPrepared: (sessionData: unknown) => ProviderPayment;
  /** Adds the token to the session's data, for a method whose form returns one. */
  withToken?: (sessionData: unknown, token: string) => Record<string, unknown>;
  /**
   * Whether the provider has seen the shopper act on the payment, according to its last answer in the session's data.
   * While false, the hold on the stock ends early. A constant for a provider that does not report the shopper's steps.
   */
  hasSeenShopper: (sessionData: unknown) => boolean;
  /** Reads the authorized amount from a payment's data; null when the provider holds no money. */
  toAuthorized: (paymentData: unknown) => AuthorizedAmount | null;
};

const manual: ProviderFacts = {
  takesMoney: false,
  toPrepared: () => ({ kind: "manual" }),
  hasSeenShopper: () => true,
  toAuthorized: () => null,
};

const stripeSession = z.object({ client_secret: z.string() });
const stripeIntent = z.object({
  status: z.string(),
  currency: z.string(),
  amount_capturable: z.int(),
  amount_received: z.int(),
});

const stripeProgress = z.object({ status: z.string(), last_payment_error: z.unknown() });

const stripe: ProviderFacts = {
  takesMoney: true,
  toPrepared: (data) => ({
    kind: "stripe",
    publishableKey: readEnvironment(process.env).stripe?.publishableKey ?? "",
    clientSecret: stripeSession.parse(data).client_secret,
  }),
  // True once a card was entered, even if it was declined. 3-D Secure may take the shopper a while.
  hasSeenShopper: (data) => {
    const { status, last_payment_error: error } = stripeProgress.parse(data);
    return status !== "requires_payment_method" || (error !== null && error !== undefined);
  },
  toAuthorized: (data) => {
    const { status, currency, amount_capturable, amount_received } = stripeIntent.parse(data);
    return {
      amountMinor: status === "succeeded" ? amount_received : amount_capturable,
      currencyCode: currency,
    };
  },
};

const swish: ProviderFacts = {
  takesMoney: true,
  toPrepared: (data) => {
    const { instructionId, token } = swishDataSchema.parse(data);
    return { kind: "swish", id: instructionId, token };
  },
  // Swish reports nothing until a request is paid or refused, and ends the request after three minutes.
  hasSeenShopper: () => false,
  toAuthorized: (data) => {
    const { amountMinor, currency } = swishDataSchema.parse(data);
    return { amountMinor, currencyCode: currency };
  },
};

const payLater: ProviderFacts = {
  takesMoney: true,
  toSessionInput: toPayLaterDraft,
  toPrepared: toPayLaterPayment,
  // The provider does not report the shopper's own steps, which may take minutes.
  hasSeenShopper: () => true,
  withToken: withPayLaterToken,
  toAuthorized: toPayLaterAmount,
};

const providers: Readonly<Record<PaymentProviderId, ProviderFacts>> = {
  pp_system_default: manual,
  pp_stripe_stripe: stripe,
  pp_swish_swish: swish,
  "pp_pay-later_pay-later": payLater,
};

/**
 * Returns the functions and flags by which placing an order handles a payment provider.
 * @throws Error for an unknown provider
 */
export function readProvider(providerId: string): ProviderFacts {
  const facts = new Map<string, ProviderFacts>(Object.entries(providers)).get(providerId);
  if (facts === undefined) throw new Error(`Nothing is known of the payment provider ${providerId}`);
  return facts;
}
