import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { individual, recipient, walkToPayment, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 2 }];
const day = 86_400_000;

async function start(shop = createTestShop(), body: object = {}) {
  const { status, reply } = await shop.post<Checkout>("/checkout?language=en", {
    site: "se",
    lines: black,
    ...body,
  });
  return { shop, status, reply, path: `/checkout/${reply.id}` };
}

describe("POST /checkout", () => {
  it("starts with the currency and country of the site [3.27]", async () => {
    const { status, reply } = await start();
    expect(status).toBe(201);
    expect(reply).toMatchObject({
      currency: "SEK",
      country: "SE",
      vatRate: 25,
      company: false,
      step: "account",
    });
  });

  it.each(["SEK", "EUR", "USD", "DKK", "NOK", "GBP"])(
    "accepts %s on the Swedish site [9.2]",
    async (currency) => {
      const { reply } = await start(createTestShop(), { currency, country: "SE" });
      expect(reply.currency).toBe(currency);
      expect(reply.totals.total).toBeGreaterThan(0);
    },
  );

  it("prices a line with VAT, and its amounts add up to the charged amount [9.12]", async () => {
    const { reply } = await start(createTestShop(), { lines: [{ id: "id-petg-sale", quantity: 3 }] });
    // List price 215.33 + 25 % VAT = 269.16. 12.5 % of that, 33.65, is taken off: 235.51. Three pieces: 706.53.
    expect(reply.lines[0]).toMatchObject({
      unitMsrp: 26_916,
      unitPrice: 23_551,
      subTotal: 64_599,
      totalDiscount: 8076,
      vat: 14_130,
      total: 70_653,
    });
  });

  it("starts with every line that can be sold and warns about the others [4.15]–[4.17]", async () => {
    const lines = [
      { id: "id-pla-black", quantity: 1 },
      { id: "id-pla-last", quantity: 9 },
      { id: "id-pla-sold-out", quantity: 1 },
      { id: "id-unknown", quantity: 1 },
      { id: "id-pla-no-date", quantity: 5 },
    ];
    const { reply } = await start(createTestShop(), { lines });
    expect(reply.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["PLA-BLACK", 1],
      ["PLA-LAST", 3],
      ["PLA-NO-DATE", 2],
    ]);
    expect(reply.warnings.map(({ code, lineId }) => [code, lineId])).toEqual([
      ["line_removed", "id-unknown"],
      ["line_reduced", "id-pla-last"],
      ["line_removed", "id-pla-sold-out"],
      ["line_reduced", "id-pla-no-date"],
    ]);
    expect(reply.warnings[1]?.message).toContain("Only 3 of Kärna PLA");
  });

  it("refuses a cart of which nothing can be sold [8.29]", async () => {
    const shop = createTestShop();
    const answer = await shop.post("/checkout", {
      site: "se",
      lines: [{ id: "id-pla-sold-out", quantity: 1 }],
    });
    expect(answer).toMatchObject({ status: 409, reply: { code: "no_products" } });
  });

  it("accepts a backorder with the day on which the whole order can ship [4.29], [4.30]", async () => {
    const { reply } = await start(createTestShop(), { lines: [{ id: "id-pla-red", quantity: 4 }] });
    expect(reply.lines[0]).toMatchObject({ isBackOrder: true, deliveryDate: "2026-03-20" });
    expect(reply.warnings.map(({ code }) => code)).toEqual(["line_backordered"]);
    expect(reply.warnings[0]?.message).toMatch(
      /: back in stock 20 March; we’ll send the whole order then\.$/,
    );
    // 20 March 2026 is a Friday, 23 March the next working day.
    expect(reply.shippingOptions[0]?.estimatedShipDate).toBe("2026-03-23");
  });

  it("refuses a backorder while the shop-wide setting is on [4.25]", async () => {
    const data = { ...testCatalogue, settings: { ...testCatalogue.settings, noBackOrder: true } };
    const shop = createTestShop({ data });
    const answer = await shop.post("/checkout", { site: "se", lines: [{ id: "id-pla-red", quantity: 1 }] });
    expect(answer).toMatchObject({ status: 409, reply: { code: "no_products" } });
  });

  it("warns when filament diameters are mixed [4.18]", async () => {
    const lines = [...black, { id: "id-pla-black-285", quantity: 1 }];
    const { reply } = await start(createTestShop(), { lines });
    expect(reply.warnings).toEqual([
      { code: "mixed_diameters", message: expect.stringContaining("diameters"), lineId: null },
    ]);
  });

  it("uses the last quantity when a variation is listed twice [4.13]", async () => {
    const { reply } = await start(createTestShop(), {
      lines: [...black, { id: "id-pla-black", quantity: 7 }],
    });
    expect(reply.lines.map(({ quantity }) => quantity)).toEqual([7]);
  });

  it("refuses a site that does not exist", async () => {
    const shop = createTestShop();
    const answer = await shop.post("/checkout?language=sv", { site: "mars", lines: black });
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.site": "Ogiltigt värde" } } });
  });
});

describe("GET /checkout/{id}", () => {
  it("returns the checkout in its current state, uncached [7.11]", async () => {
    const { shop, reply, path } = await start();
    const shown = await shop.get<Checkout>(`${path}?language=en`);
    expect(shown.reply).toEqual(reply);
    expect(shown.headers.get("cache-control")).toBe("no-store");
  });

  it("responds with 404 for an unknown id [8.28]", async () => {
    const answer = await createTestShop().get("/checkout/none?language=en");
    expect(answer).toMatchObject({ status: 404, reply: { code: "checkout_not_found" } });
  });

  it("responds with 404 from 14 days after the last change [4.35]", async () => {
    const { shop, reply, path } = await start();
    expect(reply.expiresAt).toBe("2026-03-16T10:00:00.000Z");
    shop.clock.now = new Date(shop.clock.now.getTime() + 13 * day);
    expect((await shop.post(`${path}/account`, { email: "a@example.com" })).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 14 * day);
    expect((await shop.get(path)).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    expect((await shop.get(path)).status).toBe(404);
    expect((await shop.post(`${path}/account`, { email: "a@example.com" })).status).toBe(404);
  });
});

describe("the steps of a checkout", () => {
  it("go from account to payment, each open once the earlier ones are complete", async () => {
    const { shop, path } = await start();
    const step = async (name: string, body: object) => {
      const { status, reply } = await shop.post<Checkout>(`${path}/${name}`, body);
      return [status, reply.step];
    };
    expect(await step("address", { billing: individual, shipping: null })).toEqual([409, undefined]);
    expect(await step("account", { email: "asa@example.com" })).toEqual([200, "address"]);
    expect(await step("shipping", { optionId: "postnord-home" })).toEqual([409, undefined]);
    expect(await step("address", { billing: individual, shipping: null })).toEqual([200, "shipping"]);
    expect(await step("shippingComplete", {})).toEqual([409, undefined]);
    expect(await step("shipping", { optionId: "postnord-home" })).toEqual([200, "shipping"]);
    expect(await step("payment", { method: "stripe" })).toEqual([409, undefined]);
    expect(await step("shippingComplete", {})).toEqual([200, "payment"]);
    expect(await step("payment", { method: "stripe" })).toEqual([200, "payment"]);
  });

  it("skip delivery when nothing is physical [3.10]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, [{ id: "id-gift-500", quantity: 1 }]);
    expect(checkout).toMatchObject({ step: "payment", shippingOptions: [], shippingOptionId: null });
    // A gift card for 500 SEK costs 500 SEK: VAT is charged when the card is spent.
    expect(checkout.lines[0]).toMatchObject({ vatRate: 0, vat: 0, total: 50_000 });
    const body = { acceptTerms: true, expectedTotal: checkout.totals.total };
    expect((await shop.post(`/checkout/${checkout.id}/place`, body)).status).toBe(200);
  });

  it("offer the site's carriers that deliver to the country, in the site's order [9.8]", async () => {
    const { reply } = await start();
    expect(reply.shippingOptions.map(({ id }) => id)).toEqual(["postnord-home", "schenker"]);
  });

  it("refuse an option of another site's carrier", async () => {
    const shop = createTestShop();
    const { id } = await walkToPayment(shop, black);
    const answer = await shop.post(`/checkout/${id}/shipping`, { optionId: "dhl-us" });
    expect(answer).toMatchObject({ status: 409, reply: { code: "shipping_option_unavailable" } });
  });

  it("make delivery free from the threshold, compared with the charged price of the goods [9.37]", async () => {
    const shop = createTestShop();
    // One piece costs 248.96 with VAT, two 497.92, three 746.88. Delivery is free from 600.00.
    const two = await start(shop, { lines: [{ id: "id-pla-black", quantity: 2 }] });
    const three = await start(shop, { lines: [{ id: "id-pla-black", quantity: 3 }] });
    expect(two.reply.shippingOptions[0]?.amount).toEqual({ net: 5917, vat: 1479, total: 7396 });
    expect(three.reply.shippingOptions[0]?.amount).toEqual({ net: 0, vat: 0, total: 0 });
  });
});

describe("a change to an earlier step", () => {
  it("reprices for the new country and drops the delivery option that no longer fits, with one warning", async () => {
    const shop = createTestShop();
    const { id, totals } = await walkToPlacing(shop, black);
    const moved = await shop.post<Checkout>(`/checkout/${id}/country`, { country: "DK" });
    expect(moved.reply).toMatchObject({
      country: "DK",
      shippingOptionId: null,
      shippingComplete: false,
      step: "address",
    });
    expect(moved.reply.shippingOptions.map((option) => option.id)).toEqual(["postnord-dk"]);
    expect(moved.reply.warnings.map(({ code }) => code)).toEqual(["shipping_option_removed"]);
    expect(moved.reply.totals.total).toBeLessThan(totals.total);
    const shown = await shop.get<Checkout>(`/checkout/${id}`);
    expect(shown.reply.warnings).toEqual([]);
  });

  it("charges no VAT for delivery outside the countries with a rate", async () => {
    const shop = createTestShop();
    const { path } = await start(shop, { site: "com", currency: "USD", country: "SE" });
    const { reply } = await shop.post<Checkout>(`${path}/country`, { country: "US" });
    expect(reply.vatRate).toBe(0);
    expect(reply.totals.vat).toBe(0);
  });

  it("fails without effect when no carrier delivers to the new country [8.41]", async () => {
    const { shop, path } = await start();
    const answer = await shop.post(`${path}/country?language=en`, { country: "NZ" });
    expect(answer).toMatchObject({ status: 409, reply: { code: "no_shipping_options" } });
    expect(answer.reply.message).toContain("support@example.com");
    expect((await shop.get<Checkout>(path)).reply.country).toBe("SE");
  });

  it("delivers to the delivery address, which decides the price [3.42]", async () => {
    const { shop, path } = await start();
    await shop.post(`${path}/account`, { email: "asa@example.com" });
    const shipping = { ...recipient, country: "DK", city: "Aarhus", zip: "8000" };
    const { reply } = await shop.post<Checkout>(`${path}/address`, { billing: individual, shipping });
    expect(reply).toMatchObject({ country: "DK", step: "shipping", billing: { country: "SE" } });
  });

  it("requires the company fields when the customer becomes a company [1.4]", async () => {
    const shop = createTestShop();
    const { id } = await walkToPayment(shop, black);
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/company`, { company: true });
    expect(reply.step).toBe("address");
    const answer = await shop.post(`/checkout/${id}/address?language=sv`, {
      billing: individual,
      shipping: null,
    });
    expect(answer).toMatchObject({
      status: 400,
      reply: {
        code: "invalid_request",
        fields: { "body.billing.company": "Obligatorisk", "body.billing.organizationNumber": "Obligatorisk" },
      },
    });
  });
});
