import type { Language } from "@spolverk/content";
import { expiresAt } from "@spolverk/domain";
import { nameShippingOption } from "../catalogue/name-shipping-option.ts";
import type { AcceptedCheckout } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { Services } from "../services.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { readCheckoutFacts } from "./checkout-facts.ts";
import type { LoadedCheckout } from "./load-checkout.ts";
import { resolveCheckout } from "./resolve-checkout.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";
import { toPayment } from "./to-payment.ts";
import { addChoices } from "./add-choices.ts";

/**
 * A checkout in its current state. What the shopper has accepted stays as it was, except that its shipping options are
 * named in the reader's language.
 */
export async function showCheckout(
  services: Services,
  loaded: LoadedCheckout,
  call: Omit<CheckoutCall, "id">,
): Promise<Checkout> {
  const { record, order, payment } = loaded;
  const { accepted } = record;
  if (!accepted) {
    const facts = await readCheckoutFacts(services, record, call);
    const choices = await addChoices(services, record, facts);
    return { ...resolveCheckout(record, choices, payment, order), placing: toPlacing(loaded) };
  }
  const shippingOptions = await nameShippingOptions(services, accepted.shippingOptions, call.language);
  return { ...showAccepted(loaded, accepted), shippingOptions };
}

/** A checkout as accepted, in the language of its acceptance. */
export function showAccepted(loaded: LoadedCheckout, accepted: AcceptedCheckout): Checkout {
  const { record, order, approval, payment } = loaded;
  return {
    ...accepted,
    step: order ? "confirmation" : accepted.step,
    order,
    expiresAt: expiresAt(record.changedAt),
    payment: toPayment(accepted.paymentMethod, payment),
    approval,
    placing: toPlacing(loaded),
    digest: toCheckoutDigest(accepted),
  };
}

function toPlacing({ order, isInProgress, isAwaitingPayment }: LoadedCheckout): Checkout["placing"] {
  if (order) return "none";
  if (isInProgress) return "in_progress";
  return isAwaitingPayment ? "awaiting_payment" : "none";
}

/** Translates the names of the accepted shipping options. */
async function nameShippingOptions(
  { catalogue }: Services,
  accepted: Checkout["shippingOptions"],
  language: Language,
): Promise<Checkout["shippingOptions"]> {
  const offered = await catalogue.getFreshShippingOptions();
  return accepted.map((option) => ({ ...option, name: nameShippingOption(option, offered, language) }));
}
