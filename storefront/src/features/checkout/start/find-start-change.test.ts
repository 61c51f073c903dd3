import type { Checkout, Variation } from "@spolverk/bff/contract";
import { calculateLinePrice, currencies, type Money } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { findStartChange } from "./find-start-change.ts";

const [line] = fakeCheckout.lines;
const msrp = Object.fromEntries(currencies.map((currency) => [currency, 10_000])) as Money;
const variation = { msrp, sale: null, type: "filament", product: { id: "p1" } } as unknown as Variation;
const agreement = (discountPercentage: number) => [{ productId: "All", discountPercentage }];

/** Two pieces at 100 kr each without VAT, less a percentage, and 49 kr for shipping. */
function toCheckout(discountPercentage: number): Checkout {
  const price = calculateLinePrice({ msrpMinor: 10_000, discountPercentage, vatRate: 25, quantity: 2 });
  const lines = line ? [{ ...line, id: "v1", vatRate: 25, ...price }] : [];
  return { ...fakeCheckout, lines, totals: { ...fakeCheckout.totals, total: price.total + 4900 } };
}
const find = (charged: number, shown: number, id = "v1") =>
  findStartChange(toCheckout(charged), new Map([[id, variation]]), agreement(shown));

describe("findStartChange", () => {
  it("finds no change when the checkout charges the prices that the page showed [9.13]", () => {
    expect(find(20, 20)).toBeNull();
  });

  it.each([
    ["has ended", 0, 20, 24_900, 29_900],
    ["has begun", 20, 0, 29_900, 24_900],
  ])(
    "reports a contract price that %s since the page was opened [6.6]",
    (_, charged, shown, before, after) => {
      expect(find(charged, shown)).toEqual({
        before: { total: before, currency: "SEK" },
        after: { total: after, currency: "SEK" },
        reasons: [{ kind: "prices" }],
      });
    },
  );

  it("ignores lines that the page did not show", () => {
    expect(find(0, 20, "v2")).toBeNull();
  });
});
