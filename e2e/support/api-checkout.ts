import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { shop } from "./shop.ts";

/** The fields of a checkout that the tests read from the API; amounts are minor units. */
export type Checkout = {
  id: string;
  step: string;
  currency: string;
  country: string;
  company: boolean;
  vatRate: number;
  lines: { sku: string; quantity: number; unitMsrp: number; total: number }[];
  shippingOptions: { id: string; amount: { total: number }; servicePoint: boolean }[];
  paymentMethods: { method: string; fee: { total: number }; termsDays: number | null }[];
  totals: {
    subTotal: number;
    totalDiscount: number;
    shipping: { net: number };
    fee: { net: number };
    vat: number;
    total: number;
  };
  payment: {
    kind: string;
    publishableKey?: string;
    clientSecret?: string;
    /** Id of a Swish payment. */
    id?: string | null;
    token?: string | null;
  };
  placing: string;
  order: { id: string; number: string } | null;
};

/** Selects the first home delivery, which needs no service point. */
export function toDoorDelivery({ shippingOptions }: Checkout): { optionId: string } {
  const option = shippingOptions.find(({ servicePoint }) => !servicePoint);
  if (!option) throw new Error("Nothing is delivered to the door");
  return { optionId: option.id };
}

/** Sends a step of a checkout and returns the reply, also a refusal. */
export function sendStep(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
): Promise<APIResponse> {
  return request.post(`${shop.api}/${path}?language=en`, { data });
}

/** Takes a step of a checkout and expects success. */
export async function takeStep(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
): Promise<Checkout> {
  const reply = await sendStep(request, path, data);
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as Checkout;
}
