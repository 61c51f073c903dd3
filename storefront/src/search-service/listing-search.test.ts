import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorFamilies } from "@spolverk/domain";
import { type ListingFilters, productToggles, readFilters, toFilterSearch } from "./listing-filters.ts";
import { parseSearch, stringifySearch } from "../site/search-params.ts";
import { offeredSorts, readListingSearch, toListingAddress } from "./listing-search.ts";

describe("the search parameters of a listing [2.4]", () => {
  it("contain query, sort, toggle and page", () => {
    const search = { query: "pla", sort: "priceAscending", toggle: "onSale", page: 3 };
    expect(readListingSearch(search)).toEqual(search);
  });
  it("omit default values", () => {
    expect(readListingSearch({ query: "  ", sort: "relevance", page: 1, price: "0-" })).toEqual({});
  });
  it.each([
    { sort: "cheapest", toggle: ["onSale"], page: "x", other: 1 },
    { page: -2 },
    { page: 1e9 },
    { toggle: "cheap", color: "beige~__proto__", diameter: "thick~-1~0", size: {} },
    { material: "<script>~~-PLA" },
    { price: "9-3" },
    { price: "x-3" },
    { price: 300 },
    { price: "-" },
  ])("ignore an unknown value: %o", (search) => {
    expect(readListingSearch(search)).toEqual({});
  });
  it("keep the first 100 characters of a query, which a form without JavaScript may send in full", () => {
    expect(readListingSearch({ query: "a".repeat(150) })).toEqual({ query: "a".repeat(100) });
  });
  it("keep a known value beside an unknown one", () => {
    expect(readListingSearch({ color: "blue~beige~red", toggle: "new~cheap~onSale" })).toEqual({
      color: "red~blue",
      toggle: "onSale~new",
    });
  });
  it("yield numbers from the texts in the address", () => {
    expect(readFilters({ diameter: "1.75", size: "2300~750" })).toMatchObject({
      diameters: [1.75],
      sizes: [750, 2300],
    });
  });
  it("join the price form's two fields, which a browser without JavaScript sends, to one range", () => {
    expect(readListingSearch({ from: "100", to: "300" })).toEqual({ price: "100-300" });
    expect(readListingSearch({ from: "300", to: "100" })).toEqual({ price: "100-300" });
    expect(readListingSearch({ from: "", to: "300" })).toEqual({ price: "0-300" });
    expect(readListingSearch({ from: "x", to: "" })).toEqual({});
  });
  it("lead to one address for search engines: that of the category, page by page", () => {
    expect(toListingAddress("", 1)).toBe("/shop");
    expect(toListingAddress("printers", 2)).toBe("/shop/printers?page=2");
  });
});

const filters: fc.Arbitrary<ListingFilters> = fc.record({
  toggles: fc.subarray([...productToggles]),
  materials: fc.subarray(["ABS", "Hardened steel", "PA6/66", "PLA+"]),
  diameters: fc.subarray([1.75, 2.85]),
  colors: fc.subarray([...colorFamilies]),
  sizes: fc.subarray([20, 750, 2300]),
  price: fc.oneof(
    fc.constant(null),
    fc.record({ from: fc.integer({ min: 1, max: 999 }), to: fc.constant(null) }),
    fc.record({ from: fc.constant(null), to: fc.integer({ min: 0, max: 9999 }) }),
    fc.record({ from: fc.integer({ min: 1, max: 999 }), to: fc.integer({ min: 999, max: 9999 }) }),
  ),
});
const search = fc.record({
  query: fc.constantFrom(undefined, "pla", "175", "röd & blå", "true", "662E41", "1.0", '"a"'),
  sort: fc.constantFrom(undefined, ...offeredSorts.slice(1)),
  page: fc.constantFrom(undefined, 2, 7),
});

describe("filters in search parameters", () => {
  it("survive a round trip of writing and reading", () => {
    fc.assert(
      fc.property(filters, search, (given, rest) => {
        const written = readListingSearch({ ...rest, ...toFilterSearch(given) });
        const address = stringifySearch(written);
        const read = readListingSearch(parseSearch(address));
        expect(read).toEqual(written);
        expect(readFilters(read)).toEqual(given);
      }),
    );
  });
});
