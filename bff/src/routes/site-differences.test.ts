import { describe, expect, it } from "vitest";
import { fromContent } from "../commerce/memory/from-content.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { individual, walkToPayment } from "../testing/walk-checkout.ts";

const data = fromContent("2026-03-02");
const sold = data.products
  .flatMap(({ type, variations }) => (type === "filament" ? variations : []))
  .find(({ stock }) => stock.totalAvailable > 9);
const lines = [{ id: sold?.id ?? "", quantity: 1 }];

/** The payment methods that every site offers; the memory backend has no pay-later provider. */
const everywhere = ["stripe"];
const ups = ["ups"];
const sites: Record<string, { address: object; currency: string; carriers: string[]; methods?: string[] }> = {
  com: {
    address: { country: "US", zip: "94105", state: "CA" },
    currency: "USD",
    carriers: ["dhl-express", "fedex", "ups"],
  },
  se: {
    address: { country: "SE" },
    currency: "SEK",
    carriers: ["db-schenker", "postnord"],
    methods: ["swish", ...everywhere],
  },
  "co.uk": { address: { country: "GB", zip: "SW1A 1AA" }, currency: "GBP", carriers: ups },
  de: { address: { country: "DE", zip: "10115" }, currency: "EUR", carriers: ups },
  dk: { address: { country: "DK", zip: "2100" }, currency: "DKK", carriers: ups },
  fi: { address: { country: "FI", zip: "00100" }, currency: "EUR", carriers: ups },
  fr: {
    address: { country: "FR", zip: "75001" },
    currency: "EUR",
    carriers: ["dhl-express"],
  },
  it: {
    address: { country: "IT", zip: "20121" },
    currency: "EUR",
    carriers: ups,
  },
  es: { address: { country: "ES", zip: "28001" }, currency: "EUR", carriers: ups },
};

describe("the checkout of a storefront", () => {
  it.each([
    ["en", "US"],
    ["no", "NO"],
  ])(
    "on com, in the language %s, starts with delivery to %s, unless the call names another country [3.27]",
    async (language, country) => {
      const shop = createTestShop({ data });
      const body = { site: "com", lines };
      const begun = await shop.post<Checkout>(`/checkout?language=${language}`, body);
      expect(begun.reply.country).toBe(country);
      const asked = await shop.post<Checkout>(`/checkout?language=${language}`, { ...body, country: "DK" });
      expect(asked.reply.country).toBe("DK");
    },
  );

  it.each(Object.entries(sites))(
    "on %s has the currency, the carriers and the payment methods of its site [1.2]",
    async (site, { address, currency, carriers, methods = everywhere }) => {
      const billing = { ...individual, cellNumber: "+46701234567", ...address };
      const checkout: Checkout = await walkToPayment(createTestShop({ data }), lines, {
        site,
        billing,
      });
      expect(checkout.currency).toBe(currency);
      const offered = new Set(checkout.shippingOptions.map(({ carrier }) => carrier));
      expect([...offered].toSorted()).toEqual(carriers);
      expect(checkout.paymentMethods.map(({ method }) => method)).toEqual(methods);
    },
  );
});
