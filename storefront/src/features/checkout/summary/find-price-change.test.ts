import { describe, expect, it } from "vitest";
import { findPriceChange } from "./find-price-change.ts";

const noAmount = { net: 0, vat: 0, total: 0 };
const toTotals = (total: number) => ({
  subTotal: total,
  totalDiscount: 0,
  shipping: noAmount,
  fee: noAmount,
  coupon: noAmount,
  vat: 0,
  total,
});
const before = {
  id: "1",
  accountId: null,
  country: "SE",
  currency: "SEK" as const,
  company: true,
  vatRate: 25,
  reverseCharge: false,
  lines: [{ id: "v1", unitPrice: 12_500 }],
  totals: toTotals(12_500),
};
const cheaper = [{ id: "v1", unitPrice: 10_000 }];

describe("findPriceChange", () => {
  it.each([
    [
      { country: "US", vatRate: 0 },
      [
        { kind: "country", country: "US" },
        { kind: "vatRate", vatRate: 0 },
      ],
    ],
    [{ vatRate: 0, reverseCharge: true }, [{ kind: "reverseCharge" }]],
    [{ currency: "EUR" as const }, [{ kind: "currency", currency: "EUR" }]],
    [{ company: false }, [{ kind: "individual" }]],
    [{ accountId: "account-1", lines: cheaper }, [{ kind: "account" }]],
    [{ lines: cheaper }, [{ kind: "prices" }]],
  ])("reports a change of the total by %j with its reasons", (change, reasons) => {
    const after = { ...before, ...change, totals: toTotals(10_000) };
    expect(findPriceChange(before, after)).toEqual({
      before: { total: 12_500, currency: "SEK" },
      after: { total: 10_000, currency: after.currency },
      reasons,
    });
  });

  it.each([
    ["the total has not changed", { country: "DK" }],
    ["only the choice of a delivery has changed the total", { totals: toTotals(15_000) }],
    [
      "the cart has changed",
      { lines: [...before.lines, { id: "v2", unitPrice: 2500 }], totals: toTotals(15_000) },
    ],
    ["the two are different checkouts", { id: "2", currency: "EUR" as const }],
  ])("finds no change when %s", (_, change) => {
    expect(findPriceChange(before, { ...before, ...change })).toBeNull();
  });
});
