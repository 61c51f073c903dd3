import type { Variation } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { fakePriorPrice, fakeProduct } from "../../src/testing/fake-shop-api.ts";
import { toProductFeed } from "./product-feed.ts";

const [summary] = fakeProduct.variations;
if (summary === undefined) throw new Error("The small shop has a product without variations");
const variation: Variation = {
  ...summary,
  msrp: { ...summary.msrp, SEK: 20_000 },
  gtin: "2000000000015",
  restricted: false,
  categories: ["filaments>pla"],
  product: { ...fakeProduct, name: "Kärna <PLA>", description: "Jämn & ren." },
};
const site = {
  code: "se",
  language: "sv" as const,
  languageTranslated: "Svenska",
  hreflang: "sv-SE",
  origin: "https://spolverk.example",
  indexable: true,
  guaranteeYears: 3,
  name: "Spolverk Sverige",
  currency: "SEK" as const,
  showWithVat: true,
  vatCountry: "SE",
  defaultCountry: "SE",
  target: "production",
  legal: {
    pages: [],
    withdrawalFunction: false,
    impliedConsent: true,
    consentDays: 180,
    shippingBesidePrice: false,
    reductionFromLow: false,
  },
};
const shop = { vatRates: { SE: 25 }, noBackOrder: false };
const feedOf = (changes: Partial<Variation> = {}, siteChanges: Partial<typeof site> = {}) =>
  toProductFeed(
    [{ ...variation, ...changes }],
    shop,
    { ...site, ...siteChanges },
    (path) => `https://img.example${path}`,
  );
const field = (xml: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(xml)?.[1];

describe("the product feed", () => {
  it("contains a variation's price as its site shows it [9.12]", () => {
    expect(field(feedOf(), "price")).toBe("250.00 SEK");
    expect(field(feedOf({}, { showWithVat: false }), "price")).toBe("200.00 SEK");
  });
  it("contains the regular price and the sale price during a sale [9.13]", () => {
    const sale = { name: "Week", discountPercentage: 20 };
    const xml = feedOf({ sale, priorPrice: fakePriorPrice(20_000) });
    expect([field(xml, "price"), field(xml, "sale_price")]).toEqual(["250.00 SEK", "200.00 SEK"]);
    expect(field(feedOf(), "sale_price")).toBeUndefined();
  });
  it("contains only the sale price when that is not below the lowest price of the 30 days before the sale", () => {
    const sale = { name: "Week", discountPercentage: 20 };
    for (const priorPrice of [fakePriorPrice(16_000), fakePriorPrice(15_000), null]) {
      const xml = feedOf({ sale, priorPrice });
      expect([field(xml, "price"), field(xml, "sale_price")]).toEqual(["200.00 SEK", undefined]);
    }
  });
  it("contains as the regular price the lowest price of the 30 days before a sale, on a site that counts reductions from that price", () => {
    const sale = { name: "Week", discountPercentage: 20 };
    const xml = feedOf(
      { sale, priorPrice: fakePriorPrice(18_000) },
      { legal: { ...site.legal, reductionFromLow: true } },
    );
    expect([field(xml, "price"), field(xml, "sale_price")]).toEqual(["225.00 SEK", "200.00 SEK"]);
  });
  it.each([
    ["kilogram", { size: 750 }, ["750 g", "1 kg"]],
    ["metre", { length: 2 }, ["2 m", "1 m"]],
    ["metre", { size: 750 }, [undefined, undefined]],
    [null, { size: 750 }, [undefined, undefined]],
  ] as const)("contains the measures of goods sold by the %s with %j", (soldBy, attributes, expected) => {
    const xml = feedOf({ attributes, product: { ...variation.product, soldBy } });
    expect([field(xml, "unit_pricing_measure"), field(xml, "unit_pricing_base_measure")]).toEqual(expected);
  });
  it.each([
    [{ totalAvailable: 1, ETA: null }, "in_stock", undefined],
    [{ totalAvailable: 0, ETA: "2026-12-24" }, "backorder", "2026-12-24"],
    [{ totalAvailable: 0, ETA: null }, "out_of_stock", undefined],
  ])("reports a stock of %o as %s [4.31]", (stock, availability, date) => {
    const xml = feedOf({ stock: { ...stock, items: [] } });
    expect([field(xml, "availability"), field(xml, "availability_date")]).toEqual([availability, date]);
  });
  it("omits discontinued goods that are sold out [4.31]", () => {
    const stock = { totalAvailable: 0, ETA: null, items: [] };
    expect(feedOf({ discontinued: true, stock })).not.toContain("<item>");
  });
  it("escapes texts to well-formed XML", () => {
    const xml = feedOf();
    expect(field(xml, "title")).toBe("Kärna &lt;PLA&gt;, Svart, 750 g");
    expect(field(xml, "description")).toBe("Jämn &amp; ren.");
    expect(field(feedOf({ name: "a\u0001b" }), "title")).toBe("Kärna &lt;PLA&gt;, ab");
  });
});
