import { describe, expect, it } from "vitest";
import { noFilters } from "./listing-filters.ts";
import type { ListingTerms } from "./listing-terms.ts";
import { readListingResults } from "./read-listing-results.ts";

const terms: ListingTerms = {
  category: "",
  query: "",
  sort: "relevance",
  filters: noFilters,
  currency: "SEK",
  price: null,
};
const main = {
  hits: [],
  nbHits: 30,
  nbPages: 2,
  facets: {
    material: { TPU: 1, ABS: 2, PLA: 3 },
    size: { "1000": 1, "250": 2, "2300": 3 },
  },
  facets_stats: { "price.SEK": { min: 100, max: 900 } },
};
const toggleCounts = [4, 0, 7].map((nbHits) => ({ hits: [], nbHits }));

describe("readListingResults", () => {
  it("sorts materials alphabetically and sizes by number, with the number of products per material", () => {
    const { facets, total, pages } = readListingResults([main, ...toggleCounts], terms, 1);
    expect({ total, pages }).toEqual({ total: 30, pages: 2 });
    expect(facets?.material.map(({ value, count }) => `${value} ${count}`)).toEqual([
      "ABS 2",
      "PLA 3",
      "TPU 1",
    ]);
    expect(facets?.size).toEqual(["250", "1000", "2300"]);
    expect(facets?.toggles).toEqual({ onSale: 4, inStock: 0, new: 7 });
    expect(facets?.price).toEqual({ min: 100, max: 900 });
  });
  it("reads the counts of a filter with chosen values from its own result, and keeps the chosen values", () => {
    const own = { hits: [], nbHits: 50, facets: { material: { PLA: 10, ASA: 5 } } };
    const filters = { ...noFilters, materials: ["Bronze", "PLA"] };
    const { facets } = readListingResults([main, ...toggleCounts, own], { ...terms, filters }, 1);
    expect(facets?.material).toEqual([
      { value: "ASA", count: 5 },
      { value: "Bronze", count: 0 },
      { value: "PLA", count: 10 },
    ]);
  });
  it("throws for a hit that is not a record of the shop, and for a missing result", () => {
    expect(() => readListingResults([{ ...main, hits: [{ name: "x" }] }, ...toggleCounts], terms, 1)).toThrow(
      /card/,
    );
    expect(() => readListingResults([main], terms, 1)).toThrow(/too little/);
  });
});
