import type { ProductSort } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { CommerceVariation } from "../commerce/product.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { selectCardVariation } from "./select-card-variation.ts";

const template = testCatalogue.products[0]?.variations.find(({ sku }) => sku === "PLA-BLACK");
if (!template) throw new Error("the test catalogue has no PLA-BLACK");
const spool: CommerceVariation = { ...template, bestSeller: null };
const colored = (color: string, changes: Partial<CommerceVariation> = {}): CommerceVariation => ({
  ...spool,
  sku: color,
  attributes: { ...spool.attributes, color },
  ...changes,
});
const colors = ["black", "red", "blue", "green", "white", "grey"].map((color) => colored(color));

function select(variations: CommerceVariation[], slug = "karna-pla", sort: ProductSort = "relevance") {
  const [first, ...rest] = variations;
  if (!first) throw new Error("no variations");
  const product = { id: slug, slug, name: { en: slug }, type: "filament", discontinued: false };
  return selectCardVariation(product, [first, ...rest], { sort, noBackOrder: false, currency: "EUR" }).sku;
}

describe("the variation on a card", () => {
  it("prefers a best seller", () => {
    expect(select([...colors, colored("orange", { bestSeller: 3 })])).toBe("orange");
  });
  it("picks the cheapest or dearest in the shopper's currency when sorting by price", () => {
    const priced = (sku: string, EUR: number) => colored(sku, { msrp: { ...spool.msrp, EUR } });
    const variations = [priced("dear", 900), priced("cheap", 300), priced("middle", 500)];
    expect(select(variations, "karna-pla", "priceAscending")).toBe("cheap");
    expect(select(variations, "karna-pla", "priceDescending")).toBe("dear");
  });
  it("varies in color between products without a best seller, so that a page of cards is not all black", () => {
    const slugs = ["kust-petg", "vader-asa", "galax-pla", "krita-pla", "brytlin", "pansar-pc", "pla-seg"];
    expect(new Set(slugs.map((slug) => select(colors, slug))).size).toBeGreaterThan(3);
  });
  it("stays the same at every visit", () => {
    expect(select(colors)).toBe(select(colors));
  });
  it("differs from the first orderable variation in color only", () => {
    const big = ["red", "blue", "green"].map((color) =>
      colored(color, { sku: `big-${color}`, attributes: { ...spool.attributes, size: 2300, color } }),
    );
    for (const slug of ["a", "b", "c", "d", "e"])
      expect(select([...colors, ...big], slug)).not.toContain("big");
  });
  it("prefers a variation that can be ordered", () => {
    const gone = { stock: { totalAvailable: 0, ETA: null, items: [] }, backOrder: false };
    expect(select(colors.map((color, at) => (at === 4 ? color : { ...color, ...gone })))).toBe("white");
  });
  it.each(["relevance", "latest", "staffPicks", "bestSellers", "priceAscending", "priceDescending"] as const)(
    "prefers an orderable variation in a listing by %s, even over one that fits the sort better [2.48]",
    (sort) => {
      const gone = { stock: { totalAvailable: 0, ETA: null, items: [] }, backOrder: false };
      const best = { activeDate: "2026-11-20", bestSeller: 1, staffPick: true };
      for (const price of [1, 99_999]) {
        const msrp = { ...spool.msrp, EUR: price };
        expect(select([...colors, colored("volcano", { ...gone, ...best, msrp })], "kammare", sort)).not.toBe(
          "volcano",
        );
      }
    },
  );
  it("picks one of the newest variations in a listing of the latest products", () => {
    const fresh = colored("mint", { activeDate: "2026-02-20" });
    expect(select([...colors, fresh], "karna-pla", "latest")).toBe("mint");
  });
});
