import { describe, expect, it } from "vitest";
import { listCategoryPaths } from "./load/check-catalogue.ts";
import { loadContent } from "./load/load-content.ts";
import { contentDirectory } from "./read-compiled.ts";
import { languages } from "./languages.ts";

const { content } = loadContent(contentDirectory);
if (!content) throw new Error("the content has mistakes; the build names them");
const { sites, shop, products, categories, colors } = content;
const variations = products.flatMap((product) => product.variations);
const site = (code: string) => sites.find((candidate) => candidate.code === code);

describe("the sites", () => {
  it("exist for nine countries, development and pre-production [9.1]", () => {
    const codes = ["com", "se", "co.uk", "de", "dk", "fi", "fr", "it", "es", "development", "pre-production"];
    expect(sites.map(({ code }) => code)).toEqual(codes);
    expect(sites.filter(({ indexable }) => !indexable).map(({ code }) => code)).toEqual(codes.slice(9));
  });

  it("show prices with VAT, except com [9.3]", () => {
    expect(sites.filter(({ showWithVat }) => !showWithVat).map(({ code }) => code)).toEqual(["com"]);
  });

  it("offer a pay-later provider and five card schemes, Sweden also Swish [9.5]", () => {
    for (const { code, paymentMethods, paymentMarks } of sites) {
      expect(paymentMethods, code).toEqual(
        expect.arrayContaining(["stripe", "pay_later", "pay_over_time", "slice_it"]),
      );
      expect(paymentMarks, code).toEqual(
        expect.arrayContaining(["mastercard", "visa", "amex", "maestro", "discover"]),
      );
    }
    expect(site("se")?.paymentMethods).toContain("swish");
    expect(site("de")?.paymentMethods).not.toContain("swish");
  });

  it("ship with three carriers on com [9.7], two Nordic ones on se [9.8], an express one on fr [9.9], one elsewhere [9.10]", () => {
    expect(site("com")?.carriers).toEqual(["dhl-express", "ups", "fedex"]);
    expect(site("se")?.carriers).toEqual(["postnord", "db-schenker"]);
    expect(site("fr")?.carriers).toEqual(["dhl-express"]);
    const others = sites.filter(({ code }) => !["com", "se", "fr"].includes(code));
    expect(others.map(({ carriers }) => carriers)).toEqual(others.map(() => ["ups"]));
  });
});

describe("the shop", () => {
  it("charges 25 % VAT in the EU, Norway and the United Kingdom [9.12]", () => {
    expect(Object.keys(shop.vatRates)).toHaveLength(29);
    expect(new Set(Object.values(shop.vatRates))).toEqual(new Set([25]));
    expect(shop.vatRates).toMatchObject({ NO: 25, GB: 25, SE: 25 });
  });
});

describe("the catalogue", () => {
  it("holds at least 42 products, 320 variations and 40 colors", () => {
    expect(products.length).toBeGreaterThanOrEqual(42);
    expect(variations.length).toBeGreaterThanOrEqual(320);
    expect(colors.length).toBeGreaterThanOrEqual(40);
  });

  it("lists the categories in the order of the design, each with a product [9.22]", () => {
    expect(categories.slice(0, 6).map(({ id }) => id)).toEqual([
      "recycled",
      "filaments-by-material",
      "filaments-by-function",
      "printers",
      "bed-adhesive",
      "nozzles",
    ]);
    const used = products.flatMap((product) => product.categories);
    const empty = listCategoryPaths(categories).filter(
      (path) => !used.some((other) => `${other}>`.startsWith(`${path}>`)),
    );
    expect(empty).toEqual([]);
  });

  it("describes each product in its own words in every language [3.11]", () => {
    for (const language of languages) {
      const sentences = products.flatMap(({ texts }) => texts[language].description.split(/(?<=[.!?]) /));
      expect(new Set(sentences).size, language).toBe(sentences.length);
    }
  });

  it("covers every stock state that the rules distinguish [4.25], [3.48]", () => {
    const states = {
      plenty: variations.filter(({ stock }) => stock > 100),
      low: variations.filter(({ stock }) => stock > 0 && stock <= 5),
      expected: variations.filter(
        ({ stock, backOrder, restock }) => stock === 0 && backOrder && restock !== null,
      ),
      unknown: variations.filter(
        ({ stock, backOrder, restock }) => stock === 0 && backOrder && restock === null,
      ),
      soldOut: variations.filter(
        ({ stock, backOrder, discontinued }) => stock === 0 && !backOrder && !discontinued,
      ),
      gone: variations.filter(({ stock, discontinued }) => stock === 0 && discontinued),
      rest: variations.filter(({ stock, discontinued }) => stock > 0 && discontinued),
      onSale: variations.filter(({ sale, backOrder }) => sale !== null && backOrder),
      clearance: variations.filter(({ sale, backOrder }) => sale !== null && !backOrder),
    };
    expect(Object.entries(states).filter(([, { length }]) => length === 0)).toEqual([]);
  });

  it("holds enough best sellers for the home page [2.44], staff picks and new products [9.17]", () => {
    expect(variations.filter(({ bestSeller }) => bestSeller === 1).length).toBeGreaterThanOrEqual(8);
    expect(variations.filter(({ staffPick }) => staffPick).length).toBeGreaterThanOrEqual(8);
    expect(variations.filter(({ activeDate }) => activeDate.startsWith("-")).length).toBeGreaterThanOrEqual(
      20,
    );
  });

  it("holds a restricted material with boron carbide [5.8]", () => {
    expect(products.filter(({ restricted }) => restricted)).toHaveLength(1);
  });

  it("delivers gift cards by e-mail, with separate values for each currency [3.15]", () => {
    const cards = products.filter(({ type }) => type === "giftCard");
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(card.physical).toBe(false);
      for (const { attributes } of card.variations) expect(attributes.giftCardValue).toBeGreaterThan(0);
    }
  });
});
