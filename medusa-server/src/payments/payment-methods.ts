import { z } from "@medusajs/framework/zod";
import { readEnvironment } from "../environment.ts";
import { swishDataSchema } from "../modules/payment-swish/session-data.ts";

/** What the browser needs to pay; the same union as the shop's API has. */
export type PreparedPayment =
  | { kind: "manual" }
  | { kind: "stripe"; publishableKey: string; clientSecret: string }
  | { kind: "swish"; id: string | null; token: string | null };

/** What a provider says it will pay. */
export type AuthorisedAmount = { amountMinor: number; currencyCode: string };

type ProviderFacts = {
  /** Money moves by it, so that an order's has to be taken; Medusa's manual one only notes an order to be invoiced. */
  takesMoney: boolean;
  toPrepared: (sessionData: unknown) => PreparedPayment;
  /** Of an authorised payment's data; null where the provider holds no money. */
  toAuthorised: (paymentData: unknown) => AuthorisedAmount | null;
};

const manual: ProviderFacts = {
  takesMoney: false,
  toPrepared: () => ({ kind: "manual" }),
  toAuthorised: () => null,
};

const stripeSession = z.object({ client_secret: z.string() });
const stripeIntent = z.object({
  status: z.string(),
  currency: z.string(),
  amount_capturable: z.int(),
  amount_received: z.int(),
});

const stripe: ProviderFacts = {
  takesMoney: true,
  toPrepared: (data) => ({
    kind: "stripe",
    publishableKey: readEnvironment(process.env).stripe?.publishableKey ?? "",
    clientSecret: stripeSession.parse(data).client_secret,
  }),
  toAuthorised: (data) => {
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
  toAuthorised: (data) => {
    const { amountMinor, currency } = swishDataSchema.parse(data);
    return { amountMinor, currencyCode: currency };
  },
};

const providers: Readonly<Record<string, ProviderFacts>> = {
  pp_system_default: manual,
  pp_stripe_stripe: stripe,
  pp_swish_swish: swish,
};

/** How placing treats a payment provider. @throws Error for one that is not in the table */
export function readProvider(providerId: string): ProviderFacts {
  const facts = providers[providerId];
  if (facts === undefined) throw new Error(`Nothing is known of the payment provider ${providerId}`);
  return facts;
}
