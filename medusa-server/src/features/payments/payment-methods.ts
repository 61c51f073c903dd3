import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { z } from "@medusajs/framework/zod";
import { readEnvironment } from "../../environment/environment.ts";
import { swishDataSchema } from "./modules/payment-swish/session-data.ts";
import type { PaymentProviderId } from "@spolverk/medusa-contract";
import { toPayLaterAmount, toPayLaterPayment, withPayLaterToken } from "./pay-later-method.ts";
import { toPayLaterDraft } from "./to-pay-later-draft.ts";

/** What a provider says it will pay. */
export type AuthorizedAmount = { amountMinor: number; currencyCode: string };

type ProviderFacts = {
  /** Money moves by it, so that an order's has to be taken; Medusa's manual one only notes an order to be invoiced. */
  takesMoney: boolean;
  /** What the provider is told of the purchase when the payment is prepared, beside its amount. */
  toSessionInput?: (priced: PricedCheckout, paymentReference: string) => Record<string, unknown>;
  toPrepared: (sessionData: unknown) => PreparedPayment;
  /** Of a method whose form gives a token: the session's data that keeps it. */
  withToken?: (sessionData: unknown, token: string) => Record<string, unknown>;
  /**
   * Whether the provider has seen the shopper do something about the payment, by the session's data as of its last
   * answer; true where it would not tell, so that a slow payment is not cut short.
   */
  hasSeenShopper: (sessionData: unknown) => boolean;
  /** Of an authorized payment's data; null where the provider holds no money. */
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
  // A card was entered, if only to be declined; 3-D Secure may take the shopper a while.
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
  // Swish ends a request itself after three minutes and says nothing of it before it is paid or refused.
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
  // The provider says nothing of a shopper in its own steps, which may take minutes.
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

/** How placing treats a payment provider. @throws Error for one that is not in the table */
export function readProvider(providerId: string): ProviderFacts {
  const facts = new Map<string, ProviderFacts>(Object.entries(providers)).get(providerId);
  if (facts === undefined) throw new Error(`Nothing is known of the payment provider ${providerId}`);
  return facts;
}
