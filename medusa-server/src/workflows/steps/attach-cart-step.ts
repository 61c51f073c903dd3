import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CHECKOUT_MODULE } from "../../modules/checkout/index.ts";
import type CheckoutModuleService from "../../modules/checkout/service.ts";

type Input = { checkout_id: string; cart_id: string };

/** Names the cart that the checkout's order will be made of. */
export const attachCartStep = createStep("attach-cart", async (input: Input, { container }) => {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  await checkouts.updateCheckouts({ id: input.checkout_id, cart_id: input.cart_id });
  return new StepResponse(input.cart_id);
});
