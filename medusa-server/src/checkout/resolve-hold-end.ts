import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../environment.ts";
import { readProvider } from "../payments/payment-methods.ts";
import { readCartPayments } from "../payments/read-cart-payment.ts";
import { holdMinutes } from "./placing.ts";

const { HOLD_UNSEEN_MINUTES } = readEnvironment(process.env);

/**
 * When a hold ends whose payment is waited for. While the provider has seen nothing of the shopper it ends early, so
 * that goods are not kept from others by abandoned checkouts. Call it after the provider was asked.
 *
 * @param heldUntil the end of a hold whose shopper the provider has seen
 */
export async function resolveHoldEnd(
  container: MedusaContainer,
  cartId: string,
  heldUntil: Date,
): Promise<Date> {
  const [payment] = await readCartPayments(container, cartId);
  const isSeen =
    payment !== undefined && readProvider(payment.providerId).hasSeenShopper(payment.sessionData);
  return isSeen ? heldUntil : new Date(heldUntil.getTime() - (holdMinutes - HOLD_UNSEEN_MINUTES) * 60_000);
}
