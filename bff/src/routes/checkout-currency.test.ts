import { readSites } from "@spolverk/content";
import { currencies } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { fromContent } from "../commerce/memory/from-content.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 2 }];

describe("POST /checkout/{id}/currency", () => {
  it("reprices every line in any of the six currencies [9.2]", async () => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines: black });
    const totals = new Set([reply.totals.total]);
    for (const currency of currencies.filter((one) => one !== "SEK")) {
      const changed = await shop.post<Checkout>(`/checkout/${reply.id}/currency`, { currency });
      expect(changed).toMatchObject({ status: 200, reply: { currency, warnings: [] } });
      expect(changed.reply.lines).toHaveLength(1);
      totals.add(changed.reply.totals.total);
    }
    expect(totals.size).toBe(currencies.length);
  });

  it("removes a gift card in another currency, with a warning", async () => {
    const shop = createTestShop();
    const lines = [...black, { id: "id-gift-500", quantity: 1 }];
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines });
    expect(reply.lines).toHaveLength(2);
    const changed = await shop.post<Checkout>(`/checkout/${reply.id}/currency`, { currency: "EUR" });
    expect(changed.reply.lines.map(({ id }) => id)).toEqual(["id-pla-black"]);
    expect(changed.reply.warnings).toMatchObject([{ code: "line_removed", lineId: "id-gift-500" }]);
  });

  it("refuses an unsupported currency, an unknown checkout and a placed one", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const path = `/checkout/${checkout.id}`;
    expect((await shop.post(`${path}/currency`, { currency: "CHF" })).status).toBe(400);
    expect((await shop.post("/checkout/none/currency", { currency: "EUR" })).status).toBe(404);
    await shop.post(`${path}/place`, acceptanceOf(checkout));
    expect(await shop.post(`${path}/currency`, { currency: "EUR" })).toMatchObject({
      status: 409,
      reply: { code: "checkout_already_placed" },
    });
  });
});

describe("every country that a carrier reaches", () => {
  const data = fromContent("2026-03-02");
  const spool = data.products
    .flatMap(({ variations }) => variations)
    .find(({ physical, stock }) => physical && stock.totalAvailable > 5);

  it.each(readSites().map(({ code, carriers }) => ({ code, carriers })))(
    "accepts deliveries from $code in each of the six currencies, and its amounts add up [9.2]",
    async ({ code, carriers }) => {
      const shop = createTestShop({ data });
      const reached = data.shippingOptions.filter(({ carrier }) => carriers.includes(carrier));
      const countries = [...new Set(reached.flatMap((option) => option.countries))];
      expect(countries.length).toBeGreaterThan(3);
      const asked = { site: code, lines: [{ id: spool?.id, quantity: 2 }] };
      for (const country of countries) {
        for (const currency of currencies) {
          const { reply } = await shop.post<Checkout>("/checkout", { ...asked, country, currency });
          const { subTotal, totalDiscount, vat, total } = reply.totals;
          const what = `${country} in ${currency}`;
          expect(reply.shippingOptions.length, what).toBeGreaterThan(0);
          expect(subTotal - totalDiscount + vat, what).toBe(total);
          expect(total, what).toBeGreaterThan(0);
          // Monaco belongs to the VAT territory of France.
          const taxedAs = country === "MC" ? "FR" : country;
          expect(reply.vatRate, what).toBe(data.settings.vatRates[taxedAs] ?? 0);
          for (const { amount } of reply.shippingOptions) {
            expect(amount.net + amount.vat, what).toBe(amount.total);
          }
        }
      }
    },
  );
});
