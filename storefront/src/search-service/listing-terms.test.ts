import { describe, expect, it } from "vitest";
import { toListingTerms, toPriceView } from "./listing-terms.ts";

describe("the terms of a listing", () => {
  const shop = { vatRates: { SE: 25 } };
  const site = { vatCountry: "SE" };

  it("contain the category, words, order and filters of the address [2.4]", () => {
    const search = { query: "röd", sort: "size", toggle: "new", material: "PLA" } as const;
    expect(
      toListingTerms("filaments/pla", search, { currency: "EUR", vatRate: 0, agreements: [] }),
    ).toMatchObject({
      category: "filaments>pla",
      query: "röd",
      sort: "size",
      currency: "EUR",
      price: null,
      filters: { toggles: ["new"], materials: ["PLA"] },
    });
  });
  it.each([
    [true, 25],
    [false, 0],
  ])("read a price as the shopper sees it, with VAT: %s [9.12]", (showWithVat, vatRate) => {
    const agreements = [{ productId: "All", discountPercentage: 10 }];
    const view = toPriceView({ currency: "SEK", showWithVat }, shop, site, agreements);
    const range = { from: 10_000, to: 30_000 };
    expect(toListingTerms("", { price: "100-300" }, view).price).toEqual({ range, vatRate, agreements });
  });

  it("do not depend on the account unless a price filter is set, so that signing in reloads no listing", () => {
    const agreements = [{ productId: "All", discountPercentage: 10 }];
    const ofAccount = toPriceView({ currency: "SEK", showWithVat: true }, shop, site, agreements);
    const ofGuest = toPriceView({ currency: "SEK", showWithVat: true }, shop, site);
    expect(toListingTerms("pla", {}, ofAccount)).toEqual(toListingTerms("pla", {}, ofGuest));
  });
});
