import { describe, expect, it } from "vitest";
import { noFilters } from "./listing-filters.ts";
import type { ListingTerms } from "./listing-terms.ts";
import { toListingRequests } from "./to-listing-requests.ts";

const terms: ListingTerms = {
  category: "",
  query: "",
  sort: "relevance",
  filters: noFilters,
  currency: "SEK",
  price: null,
};
const scope = { language: "sv", environment: "production", currency: "SEK" } as const;
const toRequests = (changes: Partial<ListingTerms>, page = 1) =>
  toListingRequests({ ...terms, ...changes }, { scope, today: "2026-11-21", page });

describe("toListingRequests", () => {
  it("requests active variations of its language and environment, one per product [7.20]", () => {
    expect(toRequests({ query: "pla" })[0]).toMatchObject({
      indexName: "variations",
      query: "pla",
      filters: 'language:sv AND environment:"production" AND active:true AND currencies:SEK',
      distinct: true,
      page: 0,
      hitsPerPage: 24,
    });
  });
  it.each([
    ["1 kg", "1kg"],
    ["pla 750 g svart", "pla 750g svart"],
    ["1,75 mm", "1,75mm"],
    ["2 grå", "2 grå"],
    ["pla 2", "pla 2"],
  ])("sends the words %s as %s, because a number with its unit is one word", (query, asked) => {
    expect(toRequests({ query })[0]?.query).toBe(asked);
  });
  it("filters by the category in the address, even if that contains quotation marks [2.4]", () => {
    expect(toRequests({ category: "filaments>pla" })[0]?.filters).toMatch(/ AND categories:"filaments>pla"$/);
    expect(toRequests({ category: 'a" OR active:"false' })[0]?.filters).toMatch(
      / AND categories:"a OR active:false"$/,
    );
  });
  it.each([
    ["relevance", "variations"],
    ["priceAscending", "variations_priceAscending_SEK"],
    ["diameter", "variations_diameter"],
    ["size", "variations_size"],
    ["version", "variations_version"],
  ] as const)("requests the order %s from the index %s [9.23]", (sort, indexName) => {
    expect(toRequests({ sort })[0]?.indexName).toBe(indexName);
  });
  it("counts pages from zero", () => {
    expect(toRequests({}, 3)[0]?.page).toBe(2);
  });
  it("widens the listing by each value of one filter, and narrows it by each further filter", () => {
    const filters = {
      ...noFilters,
      toggles: ["onSale", "inStock"] as const,
      materials: ["PLA", "PETG"],
      colors: ["blue"] as const,
      sizes: [750],
    };
    expect(toRequests({ filters })[0]?.facetFilters).toEqual([
      ["material:PLA", "material:PETG"],
      ["colorFamily:blue"],
      ["size:750"],
      ["onSale:true"],
      ["inStock:true"],
    ]);
  });
  it("filters by prices without VAT in the shopper's currency, and gift cards, which carry no VAT, by the shown price", () => {
    const filters = { ...noFilters, price: { from: 100, to: 300 } };
    const price = { range: { from: 10_000, to: 30_000 }, vatRate: 25, agreements: [] };
    expect(toRequests({ filters, price, currency: "EUR" })[0]?.numericFilters).toEqual([
      ["taxed=0", "price.EUR>=8000"],
      ["taxed=0", "price.EUR<=24000"],
      ["taxed=1", "price.EUR>=10000"],
      ["taxed=1", "price.EUR<=30000"],
    ]);
  });
  it("filters by variations activated within the last 30 days [9.17]", () => {
    const filters = { ...noFilters, toggles: ["new"] as const };
    const from = Date.parse("2026-10-22") / 1000;
    const end = Date.parse("2026-11-22") / 1000;
    expect(toRequests({ filters })[0]?.numericFilters).toEqual([
      `activeSince>=${from}`,
      `activeSince<${end}`,
    ]);
  });
  it("counts the products that each toggle would leave in addition to the chosen toggles", () => {
    const filters = { ...noFilters, toggles: ["onSale"] as const };
    const [, onSale, inStock, isNew] = toRequests({ filters });
    expect([onSale, inStock, isNew].every((request) => request?.distinct === true)).toBe(true);
    expect(onSale?.facetFilters).toEqual([["onSale:true"]]);
    expect(inStock?.facetFilters).toEqual([["onSale:true"], ["inStock:true"]]);
    expect(isNew?.numericFilters).toHaveLength(2);
  });
  it("lists the values of a filter as if no value of this filter were chosen", () => {
    const filters = { ...noFilters, materials: ["PLA"], sizes: [750], price: { from: 1, to: null } };
    const price = { range: { from: 100, to: null }, vatRate: 25, agreements: [] };
    const priceFilters = [
      ["taxed=0", "price.SEK>=80"],
      ["taxed=1", "price.SEK>=100"],
    ];
    const [, , , , ...counts] = toRequests({ filters, price });
    expect(
      counts.map(({ facets, facetFilters, numericFilters }) => [facets, facetFilters, numericFilters]),
    ).toEqual([
      [["material"], [["size:750"]], priceFilters],
      [["size"], [["material:PLA"]], priceFilters],
      [["price.SEK"], [["material:PLA"], ["size:750"]], []],
    ]);
    expect(counts.every(({ hitsPerPage }) => hitsPerPage === 0)).toBe(true);
  });
});
