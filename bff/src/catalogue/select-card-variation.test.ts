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
  it("is the one that sells best, when one does", () => {
    expect(select([...colors, colored("orange", { bestSeller: 3 })])).toBe("orange");
  });
  it("is the cheapest or the dearest in the shopper's currency where they sort by price", () => {
    const priced = (sku: string, EUR: number) => colored(sku, { msrp: { ...spool.msrp, EUR } });
    const variations = [priced("dear", 900), priced("cheap", 300), priced("middle", 500)];
    expect(select(variations, "karna-pla", "priceAscending")).toBe("cheap");
    expect(select(variations, "karna-pla", "priceDescending")).toBe("dear");
  });
  it("differs in colour from product to product where none sells best, so that cards are not all black", () => {
    const slugs = ["kust-petg", "vader-asa", "galax-pla", "krita-pla", "brytlin", "pansar-pc", "pla-seg"];
    expect(new Set(slugs.map((slug) => select(colors, slug))).size).toBeGreaterThan(3);
  });
  it("is the same at every visit, and whichever way the rest is asked for", () => {
    expect(select(colors)).toBe(select(colors));
  });
  it("differs in colour alone from the first that can be ordered", () => {
    const big = ["red", "blue", "green"].map((color) =>
      colored(color, { sku: `big-${color}`, attributes: { ...spool.attributes, size: 2300, color } }),
    );
    for (const slug of ["a", "b", "c", "d", "e"])
      expect(select([...colors, ...big], slug)).not.toContain("big");
  });
  it("can be ordered, when any can", () => {
    const gone = { stock: { totalAvailable: 0, ETA: null, items: [] }, backOrder: false };
    expect(select(colors.map((color, at) => (at === 4 ? color : { ...color, ...gone })))).toBe("white");
  });
  it.each(["relevance", "latest", "staffPicks", "bestSellers", "priceAscending", "priceDescending"] as const)(
    "can be ordered in a listing by %s, even when the variation that fits the sort best cannot [2.48]",
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
  it("is one of the newest in a listing of the latest", () => {
    const fresh = colored("mint", { activeDate: "2026-02-20" });
    expect(select([...colors, fresh], "karna-pla", "latest")).toBe("mint");
  });
});
