import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readCarriers, readShop } from "@spolverk/content";
import { listCountries, resolveRegionCurrency } from "./region-countries.ts";

describe("resolveRegionCurrency", () => {
  it("gives the four national currencies their country, the EU the euro and the rest the dollar [9.2]", () => {
    const expected = {
      SE: "SEK",
      DK: "DKK",
      NO: "NOK",
      GB: "GBP",
      DE: "EUR",
      FI: "EUR",
      PL: "EUR",
      US: "USD",
      JP: "USD",
    };
    for (const [country, currency] of Object.entries(expected))
      assert.equal(resolveRegionCurrency(country), currency);
  });
});

describe("listCountries", () => {
  it("lists every country that a carrier reaches or that has a VAT rate, once", () => {
    const countries = listCountries(readCarriers(), readShop());
    assert.equal(new Set(countries).size, countries.length);
    for (const country of ["SE", "DE", "US", "JP"]) assert.ok(countries.includes(country), country);
  });
});
