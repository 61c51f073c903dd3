import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { parsePayLaterNotification } from "./modules/payment-pay-later/parse-notification.ts";
import { payLaterDataSchema } from "./modules/payment-pay-later/session-data.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";

/**
 * Keeps the token of an authorization that the pay-later provider tells of, if the checkout waits for this very payment
 * and has none yet, so that the order can be made though the browser is gone. It takes no lock: the token is kept even
 * while calls for the checkout queue up, and the next of them uses it.
 *
 * @param body of the notification, which is known to come from the provider
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
