import { type APIRequestContext, expect } from "@playwright/test";
import { type Checkout, toDoorDelivery } from "./api-checkout.ts";
import { payByApi } from "./card.ts";
import { shop } from "./shop.ts";

type Buyer = {
  site: string;
  language: string;
  email: string;
  variationId: string;
  quantity: number;
  /** The ordering account; guests have none. */
  account?: { id: string; token: string };
};

const billing = {
  firstName: "Karl",
  lastName: "Weber",
  addressLine1: "Hauptstraße 5",
  zip: "10115",
  city: "Berlin",
  country: "DE",
  cellNumber: "+49 30 1234567",
};

/** Orders to Germany in the site's language and pays by card; returns the checkout with its order. */
export async function orderByApi(request: APIRequestContext, buyer: Buyer): Promise<Checkout> {
  const { site, language, email, variationId, quantity, account } = buyer;
  const take = async (path: string, data: Record<string, unknown>) => {
    const params = { language, ...(account && { accountId: account.id }) };
    const headers = account ? { authorization: `Bearer ${account.token}` } : {};
    const reply = await request.post(`${shop.api}/${path}`, { params, headers, data });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Checkout;
  };
  const started = await take("checkout", { site, lines: [{ id: variationId, quantity }] });
  const path = `checkout/${started.id}`;
  await take(`${path}/account`, { email });
  const addressed = await take(`${path}/address`, { billing, shipping: null });
  await take(`${path}/shipping`, toDoorDelivery(addressed));
  await take(`${path}/shippingComplete`, {});
  const { totals } = await take(`${path}/payment`, { method: "stripe" });
  const accepted = { acceptTerms: true, expectedTotal: totals.total };
  await payByApi(request, (await take(`${path}/place`, accepted)).payment);
  return take(`${path}/place`, accepted);
}
