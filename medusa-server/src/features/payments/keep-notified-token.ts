import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { parsePayLaterNotification } from "./modules/payment-pay-later/parse-notification.ts";
import { payLaterDataSchema } from "./modules/payment-pay-later/session-data.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";

/**
 * Stores the token of an authorization from the pay-later provider's notification, if the checkout awaits this payment
 * and has no token yet. With the token the order can be made after the shopper has closed the browser. Takes no lock, so
 * that the token is stored even while calls for the checkout queue up; the next of these calls uses it.
 *
 * @param body of the notification, already authenticated
 */
export async function keepNotifiedToken(
  container: MedusaContainer,
  checkoutId: string,
  body: unknown,
): Promise<void> {
  const hint = parsePayLaterNotification(body);
  if (hint?.kind !== "authorized") return;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { cart_id } = await checkouts.retrieveCheckout(checkoutId, { select: ["cart_id"] });
  if (cart_id === null) return;
  const payments = await readCartPayments(container, cart_id);
  const isMeant = payments.some(({ sessionData }) => {
    const parsed = payLaterDataSchema.safeParse(sessionData);
    return parsed.data?.providerSessionId === hint.providerSessionId;
  });
  if (isMeant) {
    await checkouts.keepPaymentToken({ id: checkoutId, cart_id, token: hint.authorizationToken });
  }
}
