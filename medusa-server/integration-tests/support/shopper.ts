import assert from "node:assert/strict";
import type { CardPayment } from "./stripe.ts";

export type ShopLine = {
  id: string;
  sku: string;
  product: { name: string };
  name: string;
  quantity: number;
  vatRate: number;
  discountPercentage: number;
  discountSource: "sale" | "agreement" | "none";
  unitMsrp: number;
  unitPrice: number;
  subTotal: number;
  totalDiscount: number;
  vat: number;
  total: number;
  coupon: { net: number; total: number };
  isBackOrder: boolean;
};

/** The parts of a checkout in the shop's API that these tests read; amounts are minor units. */
export type ShopCheckout = {
  id: string;
  accountId: string | null;
  currency: string;
  vatRate: number;
  lines: ShopLine[];
  coupon: { code: string; shipping: { total: number } } | null;
  approval: string;
  shippingOptions: { id: string; servicePoint: boolean }[];
  paymentMethods: { method: string }[];
  totals: {
    shipping: { net: number; total: number };
    fee: { net: number; total: number };
    coupon: { net: number; total: number };
    vat: number;
    total: number;
    points: number;
    giftCard: number;
    toPay: number;
  };
  payment: CardPayment | { kind: "none" | "manual" };
  placing: string;
  order: { id: string; number: string } | null;
};

export type Reply = { status: number; checkout: ShopCheckout };

/** The buyer and the site. */
export type Purchase = {
  site: string;
  currency?: string;
  company: boolean;
  billing: object;
  lines: readonly { id: string; quantity: number }[];
  /** Selects a delivery to the door by its index, modulo the number of such deliveries. */
  delivery?: number;
  method: string;
  email?: string;
  /** Code of a coupon. */
  coupon?: string;
  /** Whole points to pay with. */
  points?: number;
  /** Code of a gift card. */
  giftCard?: string;
};

/** The account for which a signed-in user buys. */
export type Member = { token: string; accountId: string };

export const person = {
  firstName: "Kim",
  lastName: "Weber",
  addressLine1: "Hauptstraße 5",
  zip: "10115",
  city: "Berlin",
  country: "DE",
  cellNumber: "+49 30 1234567",
};

/** A shopper's calls to the API at an address, as a guest or for an account. */
export function openApi(url: string, member?: Member) {
  const addressOf = (path: string, language = "en") =>
    `${url}/api/${path}?${new URLSearchParams({ language, ...(member && { accountId: member.accountId }) })}`;
  const authorization = member && { authorization: `Bearer ${member.token}` };
  /** Sends a call. Throws when no answer arrives, for instance because the server dies. */
  async function send(path: string, body: object): Promise<Reply> {
    const response = await fetch(addressOf(path), {
      method: "POST",
      headers: { "content-type": "application/json", ...authorization },
      body: JSON.stringify(body),
    });
    return { status: response.status, checkout: (await response.json()) as ShopCheckout };
  }

  async function get<T>(path: string, language?: string): Promise<T> {
    const response = await fetch(addressOf(path, language), { headers: { ...authorization } });
    assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
    return (await response.json()) as T;
  }

  async function take(path: string, body: object): Promise<ShopCheckout> {
    const { status, checkout } = await send(path, body);
    assert.ok(status < 300, `${path}: ${status} ${JSON.stringify(checkout)}`);
    return checkout;
  }

  return {
    /** Carries out all steps of a checkout before the placing of the order, and expects each step to succeed. */
    async walkToPlacing(purchase: Purchase): Promise<ShopCheckout> {
      const { site, currency, company, billing, lines, delivery = 0, method, email, coupon } = purchase;
      const { points, giftCard } = purchase;
      const { id } = await take("checkout", { site, currency, company, lines });
      await take(`checkout/${id}/account`, { email: email ?? "shopper@example.com" });
      const { shippingOptions } = await take(`checkout/${id}/address`, { billing, shipping: null });
      const toDoor = shippingOptions.filter(({ servicePoint }) => !servicePoint);
      if (toDoor.length > 0) {
        await take(`checkout/${id}/shipping`, { optionId: toDoor[delivery % toDoor.length]!.id });
        await take(`checkout/${id}/shippingComplete`, {});
      }
      if (coupon !== undefined) await take(`checkout/${id}/coupon`, { code: coupon });
      if (points !== undefined) await take(`checkout/${id}/points`, { points });
      if (giftCard !== undefined) await take(`checkout/${id}/giftCard`, { code: giftCard });
      return take(`checkout/${id}/payment`, { method });
    },
    useCoupon: (id: string, code: string): Promise<ShopCheckout> => take(`checkout/${id}/coupon`, { code }),
    /** Adds a gift card to a checkout. Returns the status of the answer. */
    tryGiftCard: async (id: string, code: string): Promise<number> =>
      (await send(`checkout/${id}/giftCard`, { code })).status,
    choosePayment: (id: string, method: string): Promise<ShopCheckout> =>
      take(`checkout/${id}/payment`, { method }),
    /** Places a checkout with the lines and totals that the shopper saw. */
    place: ({ id, lines, totals }: ShopCheckout): Promise<Reply> =>
      send(`checkout/${id}/place`, {
        acceptTerms: true,
        exportAgreement: true,
        expectedTotal: totals.total,
        expectedToPay: totals.toPay,
        expectedBackOrders: lines.filter(({ isBackOrder }) => isBackOrder).map((line) => line.id),
      }),
    read: (id: string): Promise<ShopCheckout> => get(`checkout/${id}`),
    get,
  };
}
