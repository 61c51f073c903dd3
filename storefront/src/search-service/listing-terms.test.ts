import { describe, expect, it } from "vitest";
import { toListingTerms, toPriceView } from "./listing-terms.ts";

describe("the terms of a listing", () => {
  const shop = { vatRates: { SE: 25 } };
  const site = { vatCountry: "SE" };

  it("hold the category, words, order and filters of the address [2.4]", () => {
    const search = { query: "röd", sort: "size", toggle: "new", material: "PLA" } as const;
    expect(toListingTerms("filaments/pla", search, { currency: "EUR", vatRate: 0 })).toMatchObject({
      category: "filaments>pla",
      query: "röd",
      sort: "size",
      currency: "EUR",
      net: null,
      filters: { toggles: ["new"], materials: ["PLA"] },
    });
  });
  it.each([
    [true, { from: 8000, to: 24_000 }],
    [false, { from: 10_000, to: 30_000 }],
  ])("read a price as the shopper sees it, with VAT: %s [9.12]", (showWithVat, net) => {
    const view = toPriceView({ currency: "SEK", showWithVat }, shop, site);
    expect(toListingTerms("", { price: "100-300" }, view).net).toEqual({
      taxed: net,
      untaxed: { from: 10_000, to: 30_000 },
    });
  });
});
