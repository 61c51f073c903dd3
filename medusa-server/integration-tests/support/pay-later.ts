import assert from "node:assert/strict";
import type { PayLaterMethod, PricedCheckout } from "@spolverk/domain";
import { readPaymentReference } from "./card-checkout.ts";
import type { PayLaterPayment } from "./prepared-payment.ts";
import { createCheckout, createPricedCheckout } from "./priced-checkout.ts";
import { internal, variable } from "./shop.ts";
import { takeVariant, type TestVariant } from "./stock.ts";

const url = variable("PAY_LATER_URL");

/** An order at the provider's emulator; amounts are minor units. */
export type ProviderOrder = {
  order: { merchant_reference1: string };
  amount: number;
  cancelled: boolean;
  captures: { amount: number }[];
  refunds: { amount: number }[];
};

export type PayLaterCheckout = {
  id: string;
  priced: PricedCheckout;
  variant: TestVariant;
  payment: PayLaterPayment;
};

/** Creates a checkout and prepares its payment. No stock is held and nothing is authorized yet. */
export async function prepareLater(method: PayLaterMethod = "pay_later"): Promise<PayLaterCheckout> {
  const variant = await takeVariant("plenty");
  const priced = await createPricedCheckout({ lines: [{ variant, quantity: 2 }], later: method });
  const id = await createCheckout();
  const { status, body } = await internal<PayLaterPayment>(`checkouts/${id}/payment`, priced);
  assert.equal(status, 200, JSON.stringify(body));
  return { id, priced, variant, payment: body };
}

/** Approves the payment in the widget, like the shopper. Returns the widget's token. */
export async function approve({ clientToken, category }: PayLaterPayment): Promise<string> {
  const response = await fetch(`${url}/_widget/authorize`, {
    method: "POST",
    body: JSON.stringify({ client_token: clientToken, category, decision: "approve" }),
  });
  return ((await response.json()) as { authorization_token: string }).authorization_token;
}

/** Lists the provider's orders of a checkout. */
export async function listProviderOrders(checkoutId: string): Promise<ProviderOrder[]> {
  const { orders } = (await (await fetch(`${url}/_control`)).json()) as { orders: ProviderOrder[] };
  const reference = await readPaymentReference(checkoutId);
  return orders.filter(({ order }) => order.merchant_reference1 === reference);
}

type Control = {
  fraud?: "ACCEPTED" | "PENDING" | "REJECTED";
  settle?: "ACCEPTED" | "REJECTED";
  callbacks?: "once" | "twice" | "first" | "never";
  captures?: "allowed" | "refused";
  amountOffset?: number;
  down?: boolean;
};

/** Makes the emulator simulate a failure. Without arguments it works normally again. */
export async function playPayLater(control: Control = {}): Promise<void> {
  const { ok } = await fetch(`${url}/_control`, { method: "POST", body: JSON.stringify(control) });
  assert.ok(ok);
}
