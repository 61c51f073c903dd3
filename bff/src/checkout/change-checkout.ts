import { type CheckoutStep, isSettled, isStepReachable } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { checkVatNumber } from "./check-vat-number.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { type CheckoutFacts, readCheckoutFacts } from "./checkout-facts.ts";
import { cancelPlacement } from "./cancel-placement.ts";
import { loadCheckout } from "./load-checkout.ts";
import { resolveCheckout } from "./resolve-checkout.ts";
import { addChoices } from "./add-choices.ts";

const attempts = 3;

export type CheckoutChange = {
  /**
   * The step that the change belongs to: the earlier steps must be complete. Without it, the change is possible at
   * every step.
   */
  step?: CheckoutStep;
  /** Returns the new field values for the current checkout. May throw a refusal. */
  apply: (checkout: Checkout) => Partial<CheckoutRecord>;
  /** Throws to refuse the changed checkout, which is then not saved. */
  check?: (checkout: Checkout, facts: CheckoutFacts) => void;
};

/**
 * Changes a checkout and reprices it; of two concurrent changes the later one retries. A change cancels a pending
 * payment [4.34].
 * @throws ApiFailure as loadCheckout does, checkout_already_placed, order_in_progress, step_not_reached, the change's
 * own refusals, or checkout_changed when concurrent calls exhaust the retries
 */
export async function changeCheckout(
  services: Services,
  call: CheckoutCall,
  { step, apply, check }: CheckoutChange,
): Promise<Checkout> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const loaded = await loadCheckout(services, call);
    const record = await cancelPlacement(services, loaded);
    // Cancelling the placement also ended its prepared payment.
    const payment = loaded.record.accepted ? null : loaded.payment;

    const facts = await readCheckoutFacts(services, record, call);
    const before = resolveCheckout(record, await addChoices(services, record, facts), payment);
    if (step && !isStepReachable(step, before.step)) throw new ApiFailure("step_not_reached");
    const asked = {
      ...record,
      ...apply(before),
      language: call.language,
      version: record.version + 1,
      changedAt: facts.now.toISOString(),
    };
    // `facts` cover only the variations of the old lines and the terms of the old buyer, so a change of either reads
    // them again.
    const isKnown = asked.lines === record.lines && asked.accountId === record.accountId;
    const askedFacts = isKnown ? facts : await readCheckoutFacts(services, asked, call);
    const changed = { ...asked, vatCheck: await checkVatNumber(services, asked, askedFacts) };
    const changedFacts = await addChoices(services, changed, askedFacts);
    const checkout = resolveCheckout(changed, changedFacts, payment);
    check?.(checkout, changedFacts);
    if ((await services.store.saveCheckout(withoutDropped(changed, checkout))) === "saved") return checkout;
  }
  throw new ApiFailure("checkout_changed");
}

/** Removes choices that no longer fit from the record, so that only the reply to this change warns of them. */
function withoutDropped(record: CheckoutRecord, checkout: Checkout): CheckoutRecord {
  const { shippingOptionId, servicePoint, coupon, giftCard, totals } = checkout;
  // While there is nothing to pay, the record keeps the payment method that the shopper chose. It applies again once
  // there is an amount to pay.
  const paymentMethod = isSettled(checkout.paymentMethod) ? record.paymentMethod : checkout.paymentMethod;
  const shippingComplete = record.shippingComplete && shippingOptionId !== null;
  return {
    ...record,
    shippingOptionId,
    servicePoint,
    shippingComplete,
    paymentMethod,
    coupon: coupon?.code ?? null,
    giftCardId: giftCard?.id ?? null,
    // A point is one unit of the currency.
    points: totals.points / 100,
  };
}
