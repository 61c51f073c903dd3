import { describe, expect, it } from "vitest";
import { readListingSearch, toListingAddress } from "./listing-search.ts";

describe("the address of a listing [2.4]", () => {
  it("says query, sort, toggle and page", () => {
    const search = { query: "pla", sort: "priceAscending", toggle: "onSale", page: 3 };
    expect(readListingSearch(search)).toEqual(search);
  });
  it("leaves out what stands for the default", () => {
    expect(readListingSearch({ query: "  ", sort: "relevance", page: 1 })).toEqual({});
  });
  it("takes what is not known as not given", () => {
    expect(readListingSearch({ sort: "cheapest", toggle: ["onSale"], page: "x", other: 1 })).toEqual({});
    expect(readListingSearch({ page: -2 })).toEqual({});
    expect(readListingSearch({ page: 1e9 })).toEqual({});
  });
  it("takes a number as words, for the address parser makes one of 175", () => {
    expect(readListingSearch({ query: 175 })).toEqual({ query: "175" });
  });
  it("is written in one way", () => {
    expect(toListingAddress("", {})).toBe("/shop");
    expect(toListingAddress("printers", { page: 2 })).toBe("/shop/printers?page=2");
  });
});
