import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../../environment/environment.ts";
import { readProvider } from "../payments/payment-methods.ts";
import { readCartPayments } from "../payments/sql/read-cart-payments.ts";
import type { Attempt } from "./attempt-order.ts";
import type { PreparedRow } from "../orders/checkout-row.ts";
import { holdMinutes } from "../orders/hold-terms.ts";

const { HOLD_UNSEEN_MINUTES } = readEnvironment(process.env);

/**
 * Minutes from the start of placing after which an unanswered attempt is given up, so that a shopper who has paid soon
 * has either the order or a refund.
 */
const triesMinutes = 9;

/**
 * Tells whether a pending placing has to be given up by now. The hold ends early when the provider has not seen the
 * shopper act, so that abandoned checkouts do not block goods. Call it after reading the payment's state from the
 * provider.
 */
export async function isDue(
  container: MedusaContainer,
  { cart_id, held_until }: PreparedRow,
  attempt: Attempt,
  now: Date,
): Promise<boolean> {
  if (held_until === null) return false;
  const heldForMinutes =
    attempt.kind === "unanswered" ? triesMinutes : await resolveHoldMinutes(container, cart_id);
  return now.getTime() >= held_until.getTime() - (holdMinutes - heldForMinutes) * 60_000;
}

async function resolveHoldMinutes(container: MedusaContainer, cartId: string): Promise<number> {
  const [payment] = await readCartPayments(container, cartId);
  const isSeen =
    payment !== undefined && readProvider(payment.providerId).hasSeenShopper(payment.sessionData);
  return isSeen ? holdMinutes : HOLD_UNSEEN_MINUTES;
}
