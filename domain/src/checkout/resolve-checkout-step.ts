import type { CheckoutStep } from "./checkout-step.ts";

/** Resolves the current step of a checkout: the first incomplete one, or the confirmation once the order is placed. */
export function resolveCheckoutStep(input: {
  customerComplete: boolean;
  addressComplete: boolean;
  shippingComplete: boolean;
  placed: boolean;
}): CheckoutStep {
  if (input.placed) return "confirmation";
  if (!input.customerComplete) return "account";
  if (!input.addressComplete) return "address";
  return input.shippingComplete ? "payment" : "shipping";
}
