import { checkoutSteps, type CheckoutStep } from "./checkout-step.ts";

/**
 * Tells whether a shopper may open a step: every step up to the current one. Once the order is placed, only the
 * confirmation.
 *
 * @param current as `resolveCheckoutStep` gives it
 */
export function isStepReachable(step: CheckoutStep, current: CheckoutStep): boolean {
  if (current === "confirmation") return step === "confirmation";
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(current);
}
