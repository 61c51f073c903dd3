import type { Environment } from "../../environment/environment.ts";

/** Lists Medusa's payment providers beside its manual one: those whose keys are in the environment. */
export function paymentProviders({
  stripe,
  swish,
  payLater,
}: Pick<Environment, "payLater" | "stripe" | "swish">) {
  return [
    ...(stripe === null
      ? []
      : [
          {
            id: "stripe",
            resolve: "./src/features/payments/modules/payment-stripe",
            options: {
              apiKey: stripe.secretKey,
              webhookSecret: stripe.webhookSecret,
              apiUrl: stripe.apiUrl,
            },
          },
        ]),
    ...(swish === null
      ? []
      : [{ id: "swish", resolve: "./src/features/payments/modules/payment-swish", options: swish }]),
    ...(payLater === null
      ? []
      : [
          {
            id: "pay-later",
            resolve: "./src/features/payments/modules/payment-pay-later",
            options: payLater,
          },
        ]),
  ];
}
