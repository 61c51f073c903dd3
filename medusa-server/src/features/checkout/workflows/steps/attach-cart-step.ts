import type { ProviderPayment } from "@spolverk/medusa-contract";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CHECKOUT_MODULE } from "../../../orders/modules/checkout/index.ts";

type Input = { checkout_id: string; cart_id: string; payment: ProviderPayment };

/** Attaches to the checkout the cart that its order will be created from, and its payment. */
export const attachCartStep = createStep("attach-cart", async (input: Input, { container }) => {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { checkout_id, cart_id, payment } = input;
  await checkouts.writePlacing(checkout_id, { cart_id, payment, payment_token: null });
  return new StepResponse(payment);
});
