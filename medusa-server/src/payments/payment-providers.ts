import type { Environment } from "../environment.ts";

/** The payment services that the environment names, as providers of Medusa's payment module. */
export function paymentProviders({ swish, payLater }: Pick<Environment, "swish" | "payLater">) {
  return [
    ...(swish === null ? [] : [{ id: "swish", resolve: "./src/modules/payment-swish", options: swish }]),
    ...(payLater === null
      ? []
      : [{ id: "pay-later", resolve: "./src/modules/payment-pay-later", options: payLater }]),
  ];
}
