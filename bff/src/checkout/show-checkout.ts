import { expiresAt } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";
import type { Services } from "../services.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { readCheckoutFacts } from "./checkout-facts.ts";
import type { LoadedCheckout } from "./load-checkout.ts";
import { resolveCheckout } from "./resolve-checkout.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";
import { toPayment } from "./to-payment.ts";
import { addChoices } from "./add-choices.ts";

/** A checkout as it stands; one that was accepted for placing stays as the shopper accepted it. */
export async function showCheckout(
  services: Services,
  { record, order, isAwaitingPayment, approval, payment }: LoadedCheckout,
  call: Omit<CheckoutCall, "id">,
): Promise<Checkout> {
  const { accepted, changedAt } = record;
  if (!accepted) {
    const facts = await readCheckoutFacts(services, record, call);
    return resolveCheckout(record, await addChoices(services, record, facts), payment, order);
  }
  return {
    ...accepted,
    step: order ? "confirmation" : accepted.step,
    order,
    expiresAt: expiresAt(changedAt),
    payment: toPayment(accepted.paymentMethod, payment),
    approval,
    placing: isAwaitingPayment && !order ? "awaiting_payment" : "none",
    digest: toCheckoutDigest(accepted),
  };
}
