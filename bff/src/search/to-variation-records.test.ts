import { languages } from "@spolverk/content";
import { toProductNumber } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { fromContent } from "../commerce/memory/from-content.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { variationRecordSchema } from "../contract/search.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { buildVariationRecords } from "./build-records.ts";
import { categoryWords } from "./category-words.ts";
import { toVariationRecords } from "./to-variation-records.ts";

const source = {
  categoryNames: new Map([
    ["filaments-by-material", "Filament efter material"],
    ["filaments-by-material>pla", "PLA"],
    ["recycled", "Återvunnet"],
  ]),
  colorFinishes: new Map([["aurora", "gradient"]]),
};

function toRecord(
  sku: string,
  change: Partial<CommerceVariation> = {},
  ofProduct: Partial<CommerceProduct> = {},
) {
  const product = testCatalogue.products.find(({ variations }) => variations.some((one) => one.sku === sku));
  if (!product) throw new Error(`There is no ${sku}`);
  const variations = product.variations.map((one) => (one.sku === sku ? { ...one, ...change } : one));
  const records = toVariationRecords({ ...product, ...ofProduct, variations }, source, "sv", "production");
  const record = records.find((one) => one.sku === sku);
  if (!record) throw new Error(`${sku} has no record`);
  return record;
}

describe("toVariationRecords", () => {
  it("contains a variation's names and categories in one language [7.20]", () => {
    expect(toRecord("PLA-RED")).toMatchObject({
      objectID: "id-pla-red_sv_production",
      language: "sv",
      environment: "production",
      active: true,
      productId: "id-karna-pla",
      productName: "Kärna PLA",
      name: "Signalröd, 750 g, 1,75 mm",
      bullets: ["Jämn", "Mätt", "Ren", "Visas aldrig"],
      description: "Den man tar först.",
      categories: ["filaments-by-material", "filaments-by-material>pla"],
      categoryNames: ["Filament efter material", "PLA"],
      material: "PLA",
      colorFamily: "red",
      diameter: 1.75,
      size: 750,
      version: null,
      gtin: null,
    });
  });

  it("contains the fields of an account's price filter as numbers [6.6]", () => {
    const filament = toRecord("PLA-RED");
    expect([filament.isFilament, filament.productNumber]).toEqual([1, toProductNumber("id-karna-pla")]);
    const { msrp, price } = toRecord("PETG-SALE");
    expect([msrp.SEK, price.SEK]).toEqual([21_533, 18_841]);
    expect(toRecord("PLA-RED", {}, { type: "nozzle" }).isFilament).toBe(0);
  });

  it("names each parent category once", () => {
    const { categories } = toRecord("PLA-RED", {}, { categories: ["a>b", "a>c", "recycled"] });
    expect(categories).toEqual(["a", "a>b", "a>c", "recycled"]);
  });

  it("contains the price after the sale, without VAT, in every currency [9.13]", () => {
    const { price, card, onSale, discountPercentage } = toRecord("PETG-SALE");
    const { msrp } = card.variation;
    expect([onSale, discountPercentage]).toEqual([true, 12.5]);
    // 12.5 % of 215.33 is 26.92, rounded to the öre.
    expect([msrp.SEK, price.SEK]).toEqual([21_533, 18_841]);
    expect(Object.keys(price).toSorted()).toEqual(Object.keys(msrp).toSorted());
    expect(toRecord("PETG-NEW")).toMatchObject({ onSale: false, discountPercentage: 0, price: msrp });
  });

  it("does not reveal a coming sale [9.33]", () => {
    const coming = { name: "Springtime", discountPercentage: 20, startsAt: "2026-03-04T08:00:00.000Z" };
    expect(toRecord("PETG-NEW", { timedSale: coming })).toEqual(toRecord("PETG-NEW"));
  });

  it.each([
    ["PLA-RED", {}, { active: true, inStock: false }],
    ["PLA-LAST", { discontinued: true }, { active: true, inStock: true }],
    ["PLA-SOLD-OUT", { discontinued: true }, { active: false, inStock: false }],
    ["NOZZLE-06", {}, { active: false, inStock: false }],
    ["NOZZLE-04-HO", {}, { active: true, inStock: true, ho: true, version: 0.4, material: "Mässing" }],
  ])("activates %s while it may return or is in stock [4.31]", (sku, change, expected) => {
    expect(toRecord(sku, change)).toMatchObject(expected);
  });

  it("prefers an orderable variation for a card, as the API's cards do [2.48]", () => {
    const preferred = (sku: string) => toRecord(sku).preferred;
    expect([preferred("PLA-BLACK"), preferred("PLA-RED"), preferred("PLA-SOLD-OUT")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("ranks variations without a rank after best sellers, and contains the start of sale [9.17]", () => {
    expect(toRecord("PLA-BLACK").bestSeller).toBe(1);
    expect(toRecord("PLA-RED").bestSeller).toBeGreaterThan(100_000);
    expect(toRecord("PETG-NEW").activeSince).toBe(Date.UTC(2026, 1, 20) / 1000);
  });

  it("derives a color family from the finish or the hex value", () => {
    const families = [
      toRecord("PLA-RED", { attributes: { color: "aurora" } }).colorFamily,
      toRecord("PLA-RED", { attributes: { color: "a-merchandisers-own" } }).colorFamily,
      toRecord("PLA-RED", { colorHex: null }).colorFamily,
    ];
    expect(families).toEqual(["multi", "red", null]);
  });

  it("contains words for a color and its uses, inflected in every language [7.20]", () => {
    const flexible = { categories: ["filaments-by-function>flexible"] };
    const [swedish, german] = (["sv", "de"] as const).map((language) => {
      const product = testCatalogue.products.find(({ id }) => id === "id-karna-pla");
      if (!product) throw new Error("The product is missing");
      const records = toVariationRecords({ ...product, ...flexible }, source, language, "production");
      return records
        .find(({ sku }) => sku === "PLA-RED")
        ?.keywords.join(" ")
        .split(" ");
    });
    expect(swedish).toEqual(expect.arrayContaining(["röd", "rött", "röda", "böjlig"]));
    expect(german).toEqual(expect.arrayContaining(["rot", "rote", "roter", "biegsam"]));
    expect(toRecord("PLA-RED", { colorHex: null }, { categories: [] }).keywords).toEqual([]);
  });

  it("contains the kind of goods, and the color of filaments only", () => {
    const wordsOf = (type: "filament" | "printer", category: string) =>
      toRecord("PLA-RED", {}, { type, categories: [category] })
        .keywords.join(" ")
        .split(" ");
    expect(wordsOf("filament", "filaments-by-material>pla")).toEqual(
      expect.arrayContaining(["filament", "spole", "röd"]),
    );
    const printer = wordsOf("printer", "printers>enclosed");
    expect(printer).toContain("skrivare");
    expect(printer).not.toContain("röd");
  });

  it("sells a gift card in its own currency only, and represents only cards of that currency", () => {
    const { currencies, card } = toRecord("GIFT-500");
    expect([currencies, card.variationCount]).toEqual([["SEK"], 1]);
    expect(toRecord("PLA-RED").currencies).toEqual(Object.keys(toRecord("PLA-RED").price));
    const dollars = toRecord("GIFT-500", { attributes: { listPrice: "USD", giftCardValue: 2500 } });
    expect(dollars.currencies).toEqual(["USD"]);
  });

  it("contains words for the fiber abbreviated in a product's name", () => {
    expect(
      toRecord("PLA-RED", { colorHex: null }, { name: { en: "PA12-CF15" }, categories: [] }).keywords,
    ).toEqual(["kolfiber kolfiberförstärkt kolfiberförstärkta"]);
  });

  it("contains the card of a listing, which represents the listed variations [2.48]", () => {
    const { card } = toRecord("PLA-RED");
    const withoutOne = toRecord("PLA-SOLD-OUT", { discontinued: true });
    expect(card.variation.sku).toBe("PLA-RED");
    expect([card.variationCount, withoutOne.card.variationCount]).toEqual([6, 1]);
    expect(card.product.bullets).toHaveLength(3);
  });
});

describe("the records of the whole catalogue", () => {
  const { products, categories } = fromContent("2026-03-02");
  const records = buildVariationRecords(products, categories);

  it("match the contract and have unique objectIDs in every language and environment", () => {
    const [one] = records;
    expect(variationRecordSchema.parse(one)).toBeDefined();
    for (const record of records) expect(variationRecordSchema.safeParse(record).error).toBeUndefined();
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    const variationCount = products.flatMap(({ variations }) => variations).length;
    expect(records).toHaveLength(variationCount * languages.length * 3);
  });

  it("stay under 10 kB each, the search service's limit", () => {
    const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
    expect(Math.max(...sizes)).toBeLessThan(10_000);
  });

  it("stay small however long a description is", () => {
    const [product] = products;
    if (!product) throw new Error("The catalogue is empty");
    const long = { ...product, description: { en: "överlång ".repeat(5000) } };
    const sizes = buildVariationRecords([long], categories).map((record) =>
      Buffer.byteLength(JSON.stringify(record)),
    );
    expect(Math.max(...sizes)).toBeLessThan(10_000);
  });

  it("contain the categories that have search words", () => {
    const known = records.flatMap((record) => ("categories" in record ? record.categories : []));
    expect([...new Set(known)]).toEqual(expect.arrayContaining(Object.keys(categoryWords)));
  });

  it("contain a color family for every color of the content", () => {
    const nameless = records.filter(
      (record) => "colorFamily" in record && record.colorHex && !record.colorFamily,
    );
    expect(nameless).toEqual([]);
  });
});
