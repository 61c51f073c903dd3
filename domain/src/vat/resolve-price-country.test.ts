import { expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import { isPricedWithVat } from "./is-priced-with-vat.ts";
import { resolvePriceCountry } from "./resolve-price-country.ts";

const com = { defaultCountry: "US", vatCountry: "SE" };

it("shows no VAT on com to a shopper who pays in dollars and did not choose prices with VAT [9.3]", () => {
  expect(resolvePriceCountry({ site: com, currency: "USD", showWithVat: false })).toBe("US");
});

it.each(currencies)(
  "on com in %s, shows VAT to a shopper who chose it; to other shoppers, if the law requires it [9.3]",
  (currency) => {
    expect(resolvePriceCountry({ site: com, currency, showWithVat: true })).toBe("SE");
    const country = resolvePriceCountry({ site: com, currency, showWithVat: false });
    expect(country).toBe(isPricedWithVat(currency) ? "SE" : "US");
  },
);

it.each(currencies)("shows the VAT of a site's own country in %s in either view [9.3]", (currency) => {
  for (const showWithVat of [true, false]) {
    const site = { defaultCountry: "DE", vatCountry: "DE" };
    expect(resolvePriceCountry({ site, currency, showWithVat })).toBe("DE");
  }
});
