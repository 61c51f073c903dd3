import type { Variation } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { fakeProduct } from "../../src/testing/fake-shop-api.ts";
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
  name: "Spolverk Sverige",
  currency: "SEK" as const,
  showWithVat: true,
  vatCountry: "SE",
  defaultCountry: "SE",
  target: "production",
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
  it("has a variation's price as its site shows it [9.12]", () => {
    expect(field(feedOf(), "price")).toBe("250.00 SEK");
    expect(field(feedOf({}, { showWithVat: false }), "price")).toBe("200.00 SEK");
  });
  it("has the price before and in a sale [9.13]", () => {
    const xml = feedOf({ sale: { name: "Week", discountPercentage: 20 } });
    expect([field(xml, "price"), field(xml, "sale_price")]).toEqual(["250.00 SEK", "200.00 SEK"]);
    expect(field(feedOf(), "sale_price")).toBeUndefined();
  });
  it.each([
    [{ totalAvailable: 1, ETA: null }, "in_stock", undefined],
    [{ totalAvailable: 0, ETA: "2026-12-24" }, "backorder", "2026-12-24"],
    [{ totalAvailable: 0, ETA: null }, "out_of_stock", undefined],
  ])("says of a stock of %o: %s [4.31]", (stock, availability, date) => {
    const xml = feedOf({ stock: { ...stock, items: [] } });
    expect([field(xml, "availability"), field(xml, "availability_date")]).toEqual([availability, date]);
  });
  it("leaves out what is sold out for good [4.31]", () => {
    const stock = { totalAvailable: 0, ETA: null, items: [] };
    expect(feedOf({ discontinued: true, stock })).not.toContain("<item>");
  });
  it("is well-formed whatever the texts hold", () => {
    const xml = feedOf();
    expect(field(xml, "title")).toBe("Kärna &lt;PLA&gt;, Svart, 750 g");
    expect(field(xml, "description")).toBe("Jämn &amp; ren.");
    expect(field(feedOf({ name: "a\u0001b" }), "title")).toBe("Kärna &lt;PLA&gt;, ab");
  });
});
