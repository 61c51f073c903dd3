import type { PreparedPayment } from "@spolverk/domain";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CHECKOUT_MODULE } from "../../../orders/modules/checkout/index.ts";

type Input = { checkout_id: string; cart_id: string; payment: PreparedPayment };

/** Names the cart that the checkout's order will be made of, and how it is paid. */
export const attachCartStep = createStep("attach-cart", async (input: Input, { container }) => {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { checkout_id, cart_id, payment } = input;
  await checkouts.writePlacing(checkout_id, { cart_id, payment, payment_token: null });
  return new StepResponse(payment);
});
