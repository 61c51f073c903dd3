import { type APIRequestContext, expect } from "@playwright/test";
import type { Checkout } from "./api-checkout.ts";
import { shop } from "./shop.ts";

type SwishPayment = { id: string; token: string };

/** Reads the current Swish payment of a checkout. */
export async function readSwishPayment(request: APIRequestContext, path: string): Promise<SwishPayment> {
  const checkout = (await (await request.get(`${shop.api}/${path}`)).json()) as Checkout;
  const { kind, id, token } = checkout.payment;
  expect(kind).toBe("swish");
  if (!id || !token) throw new Error("There is nothing on the phone");
  return { id, token };
}

/** Plays the phone of the Swish emulator: its owner pays, declines or cancels, or it ends by timeout or DS24. */
export async function usePhone(
  request: APIRequestContext,
  { id }: SwishPayment,
  outcome: string,
): Promise<void> {
  const reply = await request.post(`${shop.swishPhone}/phone/${id}`, { form: { outcome }, maxRedirects: 0 });
  expect(reply.status()).toBe(303);
}

/** Reads the status of a checkout's Swish payment from the API. */
export async function readSwishStatus(
  request: APIRequestContext,
  path: string,
  { id }: SwishPayment,
): Promise<string> {
  const reply = await request.get(`${shop.api}/${path}/swishStatus/${id}`);
  return ((await reply.json()) as { status: string }).status;
}
