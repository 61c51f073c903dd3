import { describe, expect, it } from "vitest";
import { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import { type Checkout, checkoutSchema } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, germanCompany, recipient, walkToPlacing } from "../testing/walk-checkout.ts";

const lines = [{ id: "id-pla-black", quantity: 1 }];
const hour = 3_600_000;
const key = { "idempotency-key": "4e1f0c51-8b5e-4f3e-9b0a-6d1f2a7c9e10" };
const addressKey = { "idempotency-key": "another-key-that-is-long" };
const card = "0123456789ABCDEF";

const billing = {
  ...germanCompany,
  addressLine2: "Hinterhof",
  referenceCode: "Reference 4711",
  invoiceNotes: "Cost center 12",
  invoiceEmail: "invoices@example.org",
};
const shipping = {
  ...recipient,
  company: germanCompany.company,
  addressLine1: "Lagerweg 9",
  zip: "10115",
  city: "Berlin",
  country: "DE",
  shippingEmail: "lager@example.org",
  shippingCellNumber: "+49 1512 3456780",
};
/** The personal details of an order. */
const secrets = [
  "asa@",
  "Åsa",
  "Öberg",
  "Weber",
  "Hauptstra",
  "Hinterhof",
  "Lagerweg",
  "10115",
  "1512",
  "4711",
  "Cost center",
  "example.org",
  "DE136695976",
  "HRB",
  "CDEF",
  "1234 at the door",
];

const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

/** Places an order with all personal data that a checkout can hold. */
async function order() {
  const giftCards = new MemoryGiftCards();
  giftCards.issue(card, "EUR", 500, "2030-01-01T00:00:00.000Z");
  const shop = createTestShop({ giftCards, vatRegister: { check: async () => "valid" } });
  const options = { site: "de", billing, shipping, isCompany: true, method: "invoice_email" };
  const { id } = await walkToPlacing(shop, lines, options);
  const path = `/checkout/${id}`;
  await shop.post(`${path}/shippingComplete`, { noteToCarrier: "1234 at the door" });
  await shop.post(`${path}/address`, { billing, shipping }, addressKey);
  const { reply: ready } = await shop.post<Checkout>(`${path}/giftCard`, { code: card });
  const { reply: placed } = await shop.post<Checkout>(`${path}/place`, acceptanceOf(ready), key);
  return { shop, path, ready, placed };
}

describe("a placed checkout", () => {
  it("shows everything to a caller with its id for an hour after the order", async () => {
    const { shop, path, placed } = await order();
    later(shop, hour - 1);
    const { reply } = await shop.get<Checkout>(path);
    const text = JSON.stringify(reply);
    for (const secret of secrets) expect(text).toContain(secret);
    expect(reply.order).toEqual(placed.order);
  });

  it("hides personal details after that, except what a confirmation shows", async () => {
    const { shop, path, placed } = await order();
    later(shop, hour);
    const { reply } = await shop.get<Checkout>(path);
    const text = JSON.stringify(reply);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(checkoutSchema.parse(reply)).toEqual(reply);
    expect(reply).toMatchObject({
      email: "a•••@example.com",
      billing: { city: "Berlin", country: "DE" },
      shipping: { city: "Berlin", country: "DE" },
      order: placed.order,
      lines: placed.lines,
      totals: placed.totals,
      shippingOptionId: placed.shippingOptionId,
      paymentMethod: placed.paymentMethod,
      step: "confirmation",
      payment: { kind: "none" },
    });
  });

  it("hides the same details from a repeated call to place it", async () => {
    const { shop, path, ready } = await order();
    later(shop, hour);
    const { status, reply } = await shop.post<Checkout>(`${path}/place`, acceptanceOf(ready));
    expect([status, reply.email]).toEqual([200, "a•••@example.com"]);
  });

  it("hides the same details from a call repeated with its key, even when the first call preceded the placing", async () => {
    const { shop, path, ready } = await order();
    const soon = await shop.post<Checkout>(`${path}/place`, acceptanceOf(ready), key);
    expect(JSON.stringify(soon.reply)).toContain("Öberg");
    later(shop, hour);
    const again = await shop.post<Checkout>(`${path}/place`, acceptanceOf(ready), key);
    const address = await shop.post<Checkout>(`${path}/address`, { billing, shipping }, addressKey);
    for (const { status, headers, reply } of [again, address]) {
      expect([status, headers.get("idempotency-replayed")]).toEqual([200, "true"]);
      for (const secret of secrets) expect(JSON.stringify(reply)).not.toContain(secret);
    }
  });
});

it("a checkout that is not placed shows everything, however old it is", async () => {
  const shop = createTestShop();
  const { id } = await walkToPlacing(shop, lines);
  later(shop, 13 * 24 * hour);
  expect((await shop.get<Checkout>(`/checkout/${id}`)).reply.billing?.lastName).toBe("Öberg");
});
