import { checkoutSteps, type CheckoutStep } from "./checkout-step.ts";
import { needsDelivery } from "./needs-delivery.ts";

/** The steps of a checkout in their order: an order without goods to deliver has no shipping step. */
export function listCheckoutSteps(lines: readonly { physical: boolean }[]): CheckoutStep[] {
  return checkoutSteps.filter((step) => step !== "shipping" || needsDelivery(lines));
}
