import { describe, expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import { paymentMethods } from "./payment-method.ts";
import { isPayLater, selectPayLaterMethods } from "./select-pay-later-methods.ts";

const all = ["pay_later", "pay_over_time", "slice_it"];
const short = ["pay_later", "slice_it"];

describe("selectPayLaterMethods", () => {
  it.each([
    ["SE", "SEK", all],
    ["NO", "NOK", all],
    ["FI", "EUR", all],
    ["DE", "EUR", all],
    ["AT", "EUR", all],
    ["US", "USD", all],
    ["DK", "DKK", short],
    ["NL", "EUR", short],
    ["BE", "EUR", short],
    ["FR", "EUR", short],
    ["IT", "EUR", short],
    ["ES", "EUR", short],
    ["GB", "GBP", short],
    ["PL", "EUR", []],
    ["CA", "USD", []],
    ["toString", "EUR", []],
  ] as const)("offers in %s and %s: %j [3.50]", (country, currency, expected) => {
    expect(selectPayLaterMethods({ isCompany: false, country, currency })).toEqual(expected);
    for (const other of currencies.filter((each) => each !== currency)) {
      expect(selectPayLaterMethods({ isCompany: false, country, currency: other })).toEqual([]);
    }
  });

  it("offers companies no method", () => {
    expect(selectPayLaterMethods({ isCompany: true, country: "SE", currency: "SEK" })).toEqual([]);
  });
});

it("isPayLater distinguishes the pay-later provider's methods from the others [3.50]", () => {
  expect(paymentMethods.filter(isPayLater)).toEqual(all);
});
