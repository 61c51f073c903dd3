import { expect, it } from "vitest";
import { isSoldInCurrency } from "./is-sold-in-currency.ts";

it("sells a gift card in its own currency only, and other products in every currency", () => {
  expect(isSoldInCurrency({ listPrice: "USD" }, "USD")).toBe(true);
  expect(isSoldInCurrency({ listPrice: "USD" }, "SEK")).toBe(false);
  expect(isSoldInCurrency({}, "SEK")).toBe(true);
});
