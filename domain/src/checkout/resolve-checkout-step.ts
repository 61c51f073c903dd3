import type { CheckoutStep } from "./checkout-step.ts";

/** The step a checkout is at: the first that is incomplete; once the order is placed, its confirmation. */
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
