import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, company, walkToAddress, walkToPayment } from "../testing/walk-checkout.ts";

const giftCard = [{ id: "id-gift-500", quantity: 1 }];
const nameOnly = { firstName: "Åsa", lastName: "Öberg", country: "SE" };

describe("a checkout of gift cards alone", () => {
  it("requires only a name from an individual, and goes on to payment and a placed order [3.10]", async () => {
    const shop = createTestShop();
    const addressed = await walkToAddress(shop, giftCard, { billing: nameOnly });
    expect(addressed).toMatchObject({ step: "payment", shippingOptions: [], shippingOptionId: null });
    const offered = addressed.paymentMethods.map(({ method }) => method);
    expect(offered).toEqual(["swish", "stripe"]);

    const path = `/checkout/${addressed.id}`;
    const { reply: ready } = await shop.post<Checkout>(`${path}/payment`, { method: "stripe" });
    const { reply: placed } = await shop.post<Checkout>(`${path}/place`, acceptanceOf(ready));
    expect(placed).toMatchObject({ step: "confirmation", shipping: null, billing: nameOnly });
  });

  it("ignores a delivery address", async () => {
    const shipping = { ...nameOnly, addressLine1: "", zip: "x" };
    const addressed = await walkToAddress(createTestShop(), giftCard, { billing: nameOnly, shipping });
    expect(addressed).toMatchObject({ step: "payment", shipping: null });
  });

  it("requires a company's address for the invoice", async () => {
    const shop = createTestShop();
    const { id } = await walkToAddress(shop, giftCard, { billing: company, isCompany: true });
    const { status, reply } = await shop.post(`/checkout/${id}/address`, {
      billing: { ...company, addressLine1: "", city: "" },
      shipping: null,
    });
    expect(status).toBe(400);
    expect(Object.keys(reply.fields ?? {})).toEqual(["body.billing.addressLine1", "body.billing.city"]);
  });

  it("requires the postal address when something is delivered too", async () => {
    const shop = createTestShop();
    const lines = [...giftCard, { id: "id-pla-black", quantity: 1 }];
    const { id } = await walkToPayment(shop, lines);
    const { status, reply } = await shop.post(`/checkout/${id}/address`, {
      billing: nameOnly,
      shipping: null,
    });
    expect(status).toBe(400);
    expect(Object.keys(reply.fields ?? {})).toEqual(
      ["addressLine1", "zip", "city", "cellNumber"].map((field) => `body.billing.${field}`),
    );
  });
});
