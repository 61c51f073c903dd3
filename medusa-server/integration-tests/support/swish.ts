import assert from "node:assert/strict";
import type { Coupon, PricedCheckout } from "@spolverk/domain";
import { readPaymentReference } from "./card-checkout.ts";
import type { SwishPayment } from "./prepared-payment.ts";
import { createCheckout, createPricedCheckout, place } from "./priced-checkout.ts";
import { internal, variable } from "./shop.ts";
import { takeVariant, type TestVariant } from "./stock.ts";

const phoneUrl = variable("SWISH_PHONE_URL");

export type SwishCheckout = { id: string; priced: PricedCheckout; variant: TestVariant };

export type SwishRequest = {
  callbackUrl: string;
  id: string;
  status: string;
  amountMinor: number;
  paymentReference: string;
};
type Ledger = {
  requests: (SwishRequest & { payeePaymentReference: string })[];
  refunds: { originalPaymentReference: string; amountMinor: number }[];
};

/** Creates a checkout and prepares its Swish payment. No stock is held and nothing is sent to Swish yet. */
export async function prepareSwish(coupon?: Coupon): Promise<SwishCheckout> {
  const variant = await takeVariant("plenty");
  const lines = [{ variant, quantity: 1 }];
  const priced = await createPricedCheckout({ lines, bySwish: true, ...(coupon && { coupon }) });
  const id = await createCheckout();
  const { status, body } = await internal(`checkouts/${id}/payment`, priced);
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body, { kind: "swish", id: null, token: null });
  return { id, priced, variant };
}

/** Places a checkout. Returns the payment request that appears on the phone. */
export async function askForSwish({ id, priced }: SwishCheckout): Promise<SwishPayment> {
  const { kind, payment } = await place(id, priced);
  assert.equal(kind, "paymentPending");
  assert(payment?.kind === "swish");
  return payment;
}

/** Simulates an action on the phone (paid, declined, cancelled) or another outcome (timeout, failed, ds24). */
export async function usePhone({ id }: SwishPayment, outcome: string): Promise<void> {
  const body = new URLSearchParams({ outcome });
  await fetch(`${phoneUrl}/phone/${id}`, { method: "POST", body, redirect: "manual" });
}

/** Makes the emulator simulate a failure. Without arguments it works normally again. */
export async function playSwish(behavior: object = {}): Promise<void> {
  const { ok } = await fetch(`${phoneUrl}/_control`, { method: "POST", body: JSON.stringify(behavior) });
  assert(ok);
}

async function readLedger(): Promise<Ledger> {
  return (await (await fetch(`${phoneUrl}/_control`)).json()) as Ledger;
}

/** Reads a checkout's requests at Swish, and the refunded amount in öre. */
export async function readSwish(checkoutId: string): Promise<{ requests: SwishRequest[]; refunded: number }> {
  const ledger = await readLedger();
  const reference = await readPaymentReference(checkoutId);
  const requests = ledger.requests.filter((request) => request.payeePaymentReference === reference);
  const references = requests.map(({ paymentReference }) => paymentReference);
  const refunds = ledger.refunds.filter((refund) => references.includes(refund.originalPaymentReference));
  return { requests, refunded: refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}

/** Reads the shop's status of a checkout's Swish payment; the HTTP status when there is none. */
export async function readSwishStatus(checkoutId: string, swishId: string): Promise<string | number> {
  const { status, body } = await internal<{ status: string }>(`checkouts/${checkoutId}/swish/${swishId}`);
  return status === 200 ? body.status : status;
}

/** Sends the shop a callback, as Swish does. Returns the status of the answer. */
export async function sendCallback(url: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
}
