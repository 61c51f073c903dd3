import { setTimeout as wait } from "node:timers/promises";
import type { PaymentMethod } from "@spolverk/domain";
import type { Checkout } from "../../contract/checkout.ts";
import { acceptanceOf, type CheckoutCalls, walkToPayment } from "../walk-checkout.ts";
import { toBilling } from "./buyers.ts";
import type { SweptBuyer } from "./list-buyers.ts";

/**
 * Walks a buyer's checkout up to the payment methods.
 * @param id of the variation to buy
 * @throws Error when a step refuses, or the payment step is not reached
 */
export async function reachPayment(calls: CheckoutCalls, id: string, buyer: SweptBuyer): Promise<Checkout> {
  const { country, kind, site, currency } = buyer;
  const isCompany = kind === "company";
  const billing = toBilling(country, kind);
  const options = { site: site.code, currency, billing, isCompany };
  const checkout = await walkToPayment(calls, [{ id, quantity: 1 }], options);
  const isReached = checkout.step === "payment" && checkout.country === country;
  if (!isReached || checkout.currency !== currency || checkout.paymentMethods.length === 0) {
    throw new Error(`Stopped at ${JSON.stringify(checkout)}`);
  }
  return checkout;
}

/** The payment methods that a buyer tries: all of them on the country's own site, else the one selected by `turn`. */
export function chooseMethods(
  { paymentMethods }: Checkout,
  { site, country, turn }: SweptBuyer,
): PaymentMethod[] {
  const methods = paymentMethods.map(({ method }) => method);
  const inTurn = methods[turn % methods.length];
  return site.defaultCountry === country || !inTurn ? methods : [inTurn];
}

/**
 * Chooses a payment method and places the order as shown.
 * @param pay does what the method requires of the buyer before placing
 */
export async function orderBy(
  calls: CheckoutCalls,
  { id }: Checkout,
  { method, pay }: { method: PaymentMethod; pay?: (checkout: Checkout) => Promise<void> },
): Promise<Checkout> {
  const chosen = await calls.post<Checkout>(`/checkout/${id}/payment?language=en`, { method });
  if (chosen.status >= 300) throw new Error(`${method}: ${chosen.status} ${JSON.stringify(chosen.reply)}`);
  await pay?.(chosen.reply);
  const placed = await calls.post<Checkout>(`/checkout/${id}/place?language=en`, acceptanceOf(chosen.reply));
  if (placed.status >= 300) throw new Error(`Placing: ${placed.status} ${JSON.stringify(placed.reply)}`);
  let { reply } = placed;
  // Polls as the page does while the payment provider is slow.
  while (reply.placing === "in_progress") {
    await wait(500);
    ({ reply } = await calls.get<Checkout>(`/checkout/${id}?language=en`));
  }
  return reply;
}
