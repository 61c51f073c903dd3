import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { shop } from "./shop.ts";

/** What the tests read of a checkout in the API's replies; amounts are minor units. */
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
    /** Of a Swish payment that was asked for. */
    id?: string | null;
    token?: string | null;
  };
  placing: string;
  order: { id: string; number: string } | null;
};

/** The first delivery that comes to the door, so that no service point has to be chosen. */
export function toDoorDelivery({ shippingOptions }: Checkout): { optionId: string } {
  const option = shippingOptions.find(({ servicePoint }) => !servicePoint);
  if (!option) throw new Error("Nothing is delivered to the door");
  return { optionId: option.id };
}

/** Sends a step of a checkout as it stands, refused or not. */
export function sendStep(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
): Promise<APIResponse> {
  return request.post(`${shop.api}/${path}?language=en`, { data });
}

/** Takes a step of a checkout, which must be accepted. */
export async function takeStep(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
): Promise<Checkout> {
  const reply = await sendStep(request, path, data);
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as Checkout;
}
