import type { PreparedPayment } from "@spolverk/domain";

/**
 * Pays at the Stripe emulator (STRIPE_URL) as the shopper's browser does.
 * @param card a payment method of Stripe's test cards, such as pm_card_visa
 * @throws Error unless the payment is by card
 */
export async function payByCard(payment: { kind: "none" } | PreparedPayment, card: string): Promise<void> {
  if (payment.kind !== "stripe") throw new Error("There is no card to be asked for");
  const { publishableKey: key, clientSecret } = payment;
  const id = clientSecret.split("_secret_")[0];
  const body = new URLSearchParams({ key, client_secret: clientSecret, payment_method: card });
  await fetch(`${process.env["STRIPE_URL"]}/v1/payment_intents/${id}/confirm`, { method: "POST", body });
}
