import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createFakeVatRegister } from "../testing/fake-vat-register.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import {
  acceptanceOf,
  germanCompany,
  recipient,
  walkToPayment,
  walkToPlacing,
} from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 2 }];
const { vatNumber } = germanCompany;

function createShop(answers: Parameters<typeof createFakeVatRegister>[0] = {}) {
  const fake = createFakeVatRegister(answers);
  return { fake, shop: createTestShop({ vatRegister: fake.register }) };
}
const asGerman = { site: "de", billing: germanCompany, isCompany: true };

describe("the VAT of a company in another EU country", () => {
  it("stays uncharged up to the order when the register confirms the company's number", async () => {
    const { shop } = createShop({ [vatNumber]: "valid" });
    const checkout = await walkToPayment(shop, black, asGerman);
    expect(checkout).toMatchObject({ vatRate: 0, reverseCharge: true, warnings: [] });
    expect(checkout.totals.vat).toBe(0);
    const { reply } = await shop.post<Checkout>(`/checkout/${checkout.id}/payment`, {
      method: "invoice_email",
    });
    const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place`, acceptanceOf(reply));
    expect(placed).toMatchObject({ status: 200, reply: { step: "confirmation", reverseCharge: true } });
    expect(placed.reply.totals.vat).toBe(0);
  });

  it.each([
    ["does not know the number", { [vatNumber]: "invalid" as const }, "vat_number_invalid"],
    ["does not answer", {}, "vat_number_unchecked"],
  ])("applies with a warning when the register %s", async (_, answers, warning) => {
    const { shop } = createShop(answers);
    const checkout = await walkToPayment(shop, black, asGerman);
    expect(checkout).toMatchObject({ vatRate: 25, reverseCharge: false });
    expect(checkout.warnings.map(({ code }) => code)).toEqual([warning]);
    expect(checkout.warnings[0]?.message).toContain("VIES");
  });

  it("applies without a configured register", async () => {
    const checkout = await walkToPayment(createTestShop(), black, asGerman);
    expect(checkout).toMatchObject({ vatRate: 25, reverseCharge: false });
  });

  it("disappears at the next change once the register answers again", async () => {
    const { shop, fake } = createShop();
    const { id, totals } = await walkToPayment(shop, black, asGerman);
    fake.known.set(vatNumber, "valid");
    const shown = await shop.get<Checkout>(`/checkout/${id}`);
    expect(shown.reply.totals).toEqual(totals);
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/shippingComplete`, {});
    expect(reply).toMatchObject({ reverseCharge: true, warnings: [] });
  });

  it("depends on one lookup per number and day", async () => {
    const { shop, fake } = createShop({ [vatNumber]: "valid" });
    const { id } = await walkToPayment(shop, black, asGerman);
    expect(fake.asked).toEqual([vatNumber]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
    await shop.post(`/checkout/${id}/shippingComplete`, {});
    expect(fake.asked).toEqual([vatNumber, vatNumber]);
  });

  it("applies, without a lookup, when the goods are delivered within the seller's country", async () => {
    const { shop, fake } = createShop({ [vatNumber]: "valid" });
    const { id } = await walkToPayment(shop, black, { ...asGerman, site: "se", shipping: recipient });
    const shown = await shop.get<Checkout>(`/checkout/${id}`);
    expect(shown.reply).toMatchObject({ country: "SE", vatRate: 25, reverseCharge: false });
    expect(fake.asked).toEqual([]);
  });

  it("applies again when the customer turns out to be an individual", async () => {
    const { shop } = createShop({ [vatNumber]: "valid" });
    const { id, totals } = await walkToPayment(shop, black, asGerman);
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/company`, { company: false });
    expect(reply).toMatchObject({ vatRate: 25, reverseCharge: false });
    expect(reply.totals.total).toBeGreaterThan(totals.total);
    expect(reply.lines).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof createShop>[0]]>([
    ["knows", { [vatNumber]: "valid" }],
    ["does not know", { [vatNumber]: "invalid" }],
    ["gives no answer about", {}],
  ])(
    "never applies to gift cards without other goods, whose invoice has no fee either, when the register %s the company's number [9.37]",
    async (_, answers) => {
      const { shop } = createShop(answers);
      const giftCards = [{ id: "id-gift-500", quantity: 1 }];
      const options = { ...asGerman, currency: "SEK", method: "invoice_email" };
      const checkout = await walkToPlacing(shop, giftCards, options);
      expect(checkout).toMatchObject({ reverseCharge: false, warnings: [], paymentMethod: "invoice_email" });
      expect(checkout.totals).toMatchObject({ fee: { total: 0 }, vat: 0, total: 50_000, toPay: 50_000 });
      const beside = await walkToPlacing(shop, [...giftCards, ...black], options);
      expect(beside.totals.fee.total).toBeGreaterThan(0);
      expect(beside.reverseCharge || beside.warnings.length === 1).toBe(true);
    },
  );
});

describe("POST /checkout/{id}/noVatNumber [7.12]", () => {
  const without = { ...germanCompany, vatNumber: "" };
  async function start() {
    const { shop } = createShop({ [vatNumber]: "valid" });
    const body = { site: "de", company: true, lines: black };
    const { reply } = await shop.post<Checkout>("/checkout", body);
    const path = `/checkout/${reply.id}`;
    await shop.post(`${path}/account`, { email: "a@example.com" });
    const address = (billing: object) =>
      shop.post<Checkout>(`${path}/address?language=en`, { billing, shipping: null });
    return { shop, path, address };
  }

  it("lets a company in another EU country go on without a number, and charges VAT [3.39]", async () => {
    const { shop, path, address } = await start();
    expect(await address(without)).toMatchObject({
      status: 400,
      reply: { fields: { "body.billing.vatNumber": "Required" } },
    });
    const said = await shop.post<Checkout>(`${path}/noVatNumber`, { noVatNumber: true });
    expect(said).toMatchObject({ status: 200, reply: { vatNumberMissing: true } });
    expect(await address(without)).toMatchObject({
      status: 200,
      reply: { step: "shipping", vatRate: 25, reverseCharge: false },
    });
  });

  it("removes an earlier number and reprices", async () => {
    const { shop, path, address } = await start();
    expect((await address(germanCompany)).reply).toMatchObject({ reverseCharge: true });
    const { reply } = await shop.post<Checkout>(`${path}/noVatNumber`, { noVatNumber: true });
    expect(reply).toMatchObject({ reverseCharge: false, vatRate: 25, billing: { vatNumber: "" } });
  });

  it("no longer applies once a number is given", async () => {
    const { shop, path, address } = await start();
    await shop.post(`${path}/noVatNumber`, { noVatNumber: true });
    expect((await address(germanCompany)).reply).toMatchObject({
      vatNumberMissing: false,
      reverseCharge: true,
    });
  });

  it("refuses a value that is not a boolean, an unknown checkout and a placed checkout", async () => {
    const { shop, path } = await start();
    expect((await shop.post(`${path}/noVatNumber`, { noVatNumber: "yes" })).status).toBe(400);
    const unknown = await shop.post("/checkout/none/noVatNumber", { noVatNumber: true });
    expect(unknown).toMatchObject({ status: 404, reply: { code: "checkout_not_found" } });
    const checkout = await walkToPayment(shop, black, asGerman);
    const chosen = await shop.post<Checkout>(`/checkout/${checkout.id}/payment`, { method: "stripe" });
    await shop.post(`/checkout/${checkout.id}/place`, acceptanceOf(chosen.reply));
    const placed = await shop.post(`/checkout/${checkout.id}/noVatNumber`, { noVatNumber: true });
    expect(placed).toMatchObject({ status: 409, reply: { code: "checkout_already_placed" } });
  });
});
