import type { Language } from "@spolverk/content";
import { expiresAt } from "@spolverk/domain";
import { pickText } from "../catalogue/pick-text.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { Services } from "../services.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { readCheckoutFacts } from "./checkout-facts.ts";
import type { LoadedCheckout } from "./load-checkout.ts";
import { resolveCheckout } from "./resolve-checkout.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";
import { toPayment } from "./to-payment.ts";
import { addChoices } from "./add-choices.ts";

/** A checkout as it stands; one that was accepted for placing stays as the shopper accepted it, but for its language. */
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
    shippingOptions: await nameShippingOptions(services, accepted.shippingOptions, call.language),
    step: order ? "confirmation" : accepted.step,
    order,
    expiresAt: expiresAt(changedAt),
    payment: toPayment(accepted.paymentMethod, payment),
    approval,
    placing: isAwaitingPayment && !order ? "awaiting_payment" : "none",
    digest: toCheckoutDigest(accepted),
  };
}

/** The accepted options by their names in a language; one that is not offered any more keeps the name it had. */
async function nameShippingOptions(
  { catalogue }: Services,
  accepted: Checkout["shippingOptions"],
  language: Language,
): Promise<Checkout["shippingOptions"]> {
  const offered = await catalogue.getFreshShippingOptions();
  const namesById = new Map(offered.map(({ id, name }) => [id, name]));
  return accepted.map((option) => ({
    ...option,
    name: pickText(namesById.get(option.id) ?? {}, language) ?? option.name,
  }));
}
