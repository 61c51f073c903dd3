import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, type Money } from "../money/currency.ts";
import { type InvoicedOrder, resolveInvoiceApproval } from "./resolve-invoice-approval.ts";

const limits: Money = { SEK: 500_000, EUR: 45_000, USD: 50_000, DKK: 340_000, NOK: 520_000, GBP: 38_000 };
const unpaid = (invoicedMinor: number, currency: InvoicedOrder["currency"] = "SEK"): InvoicedOrder => ({
  currency,
  invoicedMinor,
  paidMinor: 0,
});
const paid = (invoicedMinor: number): InvoicedOrder => ({
  ...unpaid(invoicedMinor),
  paidMinor: invoicedMinor,
});

describe("resolveInvoiceApproval", () => {
  it.each<[string, readonly InvoicedOrder[], number, "not_needed" | "awaiting"]>([
    ["a first order of exactly the limit", [], 500_000, "not_needed"],
    ["a first order just above the limit", [], 500_001, "awaiting"],
    [
      "an order that reaches the limit together with an open invoice",
      [unpaid(300_000)],
      200_000,
      "not_needed",
    ],
    ["an order that exceeds the limit together with an open invoice", [unpaid(300_000)], 200_001, "awaiting"],
    ["any order of a company that has paid an invoice in full", [paid(100)], 90_000_000, "not_needed"],
    [
      "any order of a known company that has open invoices too",
      [unpaid(400_000), paid(100)],
      400_000,
      "not_needed",
    ],
    [
      "an order that exceeds the limit together with the unpaid part of an invoice",
      [{ ...unpaid(300_000), paidMinor: 200_000 }],
      400_001,
      "awaiting",
    ],
    [
      "an order that reaches the limit together with an open invoice in another currency",
      [unpaid(22_500, "EUR")],
      250_000,
      "not_needed",
    ],
    [
      "an order that exceeds the limit together with an open invoice in another currency",
      [unpaid(22_500, "EUR")],
      250_001,
      "awaiting",
    ],
    [
      "an order that exceeds the limit since an open invoice in another currency is rounded up",
      [unpaid(1, "EUR")],
      499_989,
      "awaiting",
    ],
    [
      "a company whose only earlier invoice was of zero, which makes no company known",
      [paid(0)],
      500_001,
      "awaiting",
    ],
  ])("decides for %s", (_, earlier, toPayMinor, expected) => {
    expect(resolveInvoiceApproval({ earlier, currency: "SEK", toPayMinor, limits })).toBe(expected);
  });

  it("requires approval of every order of an unknown company when the limit is 0", () => {
    const none = { ...limits, SEK: 0 };
    const decide = (earlier: InvoicedOrder[], toPayMinor: number, currency: "SEK" | "EUR") =>
      resolveInvoiceApproval({ earlier, currency, toPayMinor, limits: none });
    expect(decide([], 1, "SEK")).toBe("awaiting");
    expect(decide([unpaid(1)], 1, "EUR")).toBe("awaiting");
  });

  it("never lets an unknown company's open invoices exceed the limit without approval, in any order of purchases", () => {
    const purchase = fc.record({
      currency: fc.constantFrom(...currencies),
      part: fc.integer({ min: 1, max: 1200 }),
    });
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 12 }), (purchases) => {
        const open: InvoicedOrder[] = [];
        for (const { currency, part } of purchases) {
          const toPayMinor = Math.ceil((limits[currency] * part) / 1000);
          const approval = resolveInvoiceApproval({ earlier: open, currency, toPayMinor, limits });
          if (approval === "not_needed") open.push(unpaid(toPayMinor, currency));
        }
        const share = open.reduce((sum, each) => sum + each.invoicedMinor / limits[each.currency], 0);
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
