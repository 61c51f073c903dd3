import type { Environment } from "../environment.ts";

/** Medusa's payment providers beside its manual one: those that the environment has the keys of. */
export function paymentProviders({ stripe }: Pick<Environment, "stripe">) {
  return stripe === null
    ? []
    : [
        {
          id: "stripe",
          resolve: "./src/modules/stripe",
          options: {
            apiKey: stripe.secretKey,
            webhookSecret: stripe.webhookSecret,
            apiUrl: stripe.apiUrl,
          },
        },
      ];
}
