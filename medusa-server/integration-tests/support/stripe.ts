import { variable } from "./shop.ts";

const url = variable("STRIPE_URL");

/** The data that the browser gets when a card payment is prepared. */
export type CardPayment = { kind: "stripe"; publishableKey: string; clientSecret: string };

/** A payment at Stripe's emulator; amounts are minor units. */
export type Intent = { status: string; amount: number; captures: number; refunded: number };

const pathOf = ({ clientSecret }: CardPayment) =>
  `${url}/v1/payment_intents/${clientSecret.split("_secret_")[0]}`;
const accessTo = ({ publishableKey, clientSecret }: CardPayment) => ({
  key: publishableKey,
  client_secret: clientSecret,
});

/** Confirms a card payment at Stripe, like the shopper's browser. Returns the status of the answer. */
export async function payByCard(payment: CardPayment, card = "pm_card_visa"): Promise<number> {
  const body = new URLSearchParams({ ...accessTo(payment), payment_method: card });
  return (await fetch(`${pathOf(payment)}/confirm`, { method: "POST", body })).status;
}

export async function readIntent(payment: CardPayment): Promise<Intent> {
  const response = await fetch(`${pathOf(payment)}?${new URLSearchParams(accessTo(payment))}`);
  return (await response.json()) as Intent;
}

/**
 * Makes the emulator simulate a failure. Without arguments it works normally again. Returns the maximum number of
 * concurrent calls that the emulator delayed since the previous call of this function.
 */
export async function playStripe(
  control: {
    webhooks?: "after" | "first" | "twice" | "never";
    amountOffset?: number;
    takesAtOnce?: boolean;
    down?: boolean;
    delayMs?: number;
  } = {},
): Promise<{ mostWaiting: number }> {
  const response = await fetch(`${url}/_control`, { method: "POST", body: JSON.stringify(control) });
  return (await response.json()) as { mostWaiting: number };
}

/** Cancels an authorization, as Stripe does when an authorization is not captured in time. */
export async function cancelIntent(payment: CardPayment): Promise<void> {
  const response = await fetch(`${pathOf(payment)}/cancel`, {
    method: "POST",
    headers: { authorization: `Bearer ${variable("STRIPE_SECRET_KEY")}` },
  });
  if (!response.ok) throw new Error(`The authorization was not cancelled: ${await response.text()}`);
}
