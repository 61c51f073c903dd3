import { currencies } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { ShippingOptionRow } from "@spolverk/medusa-contract";
import { toShippingOption } from "./read-shipping-options.ts";

const amounts = Object.fromEntries(currencies.map((currency) => [currency.toLowerCase(), 499]));
const option: ShippingOptionRow = {
  id: "so_1",
  data: {
    carrier: "postnord",
    carrier_name: "PostNord",
    names: { en: "To a service point", sv: "Till ombud" },
    working_days: { min: 1, max: 3 },
    service_point: true,
    free_above: amounts,
    max_parcel_grams: 20_000,
  },
  prices: Object.keys(amounts).map((currency_code) => ({ currency_code, amount: 39.2 })),
  rules: [{ attribute: "enabled_in_store", value: "true" }],
  service_zone: { geo_zones: [{ country_code: "se" }, { country_code: "dk" }] },
};

describe("toShippingOption", () => {
  it("returns the carrier, country codes in capitals, and prices in minor units", () => {
    expect(toShippingOption(option)).toMatchObject({
      id: "so_1",
      carrier: "postnord",
      countries: ["SE", "DK"],
      price: { SEK: 3920 },
      freeAbove: { SEK: 49900 },
      workingDays: { min: 1, max: 3 },
      servicePoint: true,
      maxParcelGrams: 20_000,
    });
  });

  it("never offers free shipping without a threshold [9.37]", () => {
    const data = { ...option.data!, free_above: null };
    expect(toShippingOption({ ...option, data })?.freeAbove).toBeNull();
  });

  it("leaves out returns, options hidden in the store, and options without a carrier or a price", () => {
    const returns = [{ attribute: "is_return", value: "true" }];
    expect(toShippingOption({ ...option, rules: returns })).toBeNull();
    const closed = [{ attribute: "enabled_in_store", value: "false" }];
    expect(toShippingOption({ ...option, rules: closed })).toBeNull();
    expect(toShippingOption({ ...option, data: null })).toBeNull();
    expect(toShippingOption({ ...option, prices: [] })).toBeNull();
  });
});
