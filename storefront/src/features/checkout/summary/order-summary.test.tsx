// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { OrderSummary } from "./order-summary.tsx";

const amount = (net: number) => ({ net, vat: net / 4, total: (net * 5) / 4 });
const checkout: Checkout = {
  ...fakeCheckout,
  shippingOptionId: "s1",
  totals: {
    ...fakeCheckout.totals,
    subTotal: 40_000,
    shipping: amount(4_000),
    vat: 11_000,
    total: 55_000,
    toPay: 55_000,
  },
};

/** Renders the summary; returns its desktop rows, with the text of its line's price. */
async function openSummary(changes: Partial<Checkout>) {
  await renderWithApp(<OrderSummary checkout={{ ...checkout, ...changes }} />);
  const shown = screen.getAllByRole("list").at(-1)?.parentElement;
  if (!shown) throw new Error("There is no summary");
  const rows = within(shown)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { rows, line: within(shown).getByRole("listitem").textContent };
}
const format = (minor: number) => formatPrice(minor, "SEK", true);

describe("the order summary", () => {
  it("sums with VAT for a private individual, like its lines [9.12]", async () => {
    const { rows, line } = await openSummary({});
    expect(rows).toEqual([
      ["Varor", format(50_000)],
      ["Frakt", format(5_000)],
      ["Att betala", format(55_000)],
      ["varav moms (25 %)", format(11_000)],
    ]);
    expect(line).toContain(format(50_000));
  });

  it("sums without VAT for a company, like its lines, and adds the VAT [9.12]", async () => {
    const { rows, line } = await openSummary({ company: true });
    expect(rows).toEqual([
      ["Varor exkl. moms", format(40_000)],
      ["Frakt exkl. moms", format(4_000)],
      ["Moms (25 %)", format(11_000)],
      ["Att betala", format(55_000)],
    ]);
    expect(line).toContain(format(40_000));
  });

  it("sums gift cards without mentioning VAT, also for a company", async () => {
    const giftCard = { currency: "SEK", value: 50_000 } as const;
    const lines = [{ ...fakeLine, physical: false, vatRate: 0, vat: 0, total: 50_000, giftCard }];
    const totals = { ...fakeCheckout.totals, subTotal: 50_000, total: 50_000, toPay: 50_000 };
    const { rows } = await openSummary({ company: true, lines, totals, shippingOptionId: null });
    expect(rows).toEqual([
      ["Varor", format(50_000)],
      ["Att betala", format(50_000)],
    ]);
  });

  it.each([
    [false, 62_500, 12_500],
    [true, 50_000, 10_000],
  ])(
    "labels a line's price as the account's, strikes the list price and states the saving; ordered by a company: %s [6.6]",
    async (company, list, saving) => {
      const agreed = {
        discountSource: "agreement",
        discountPercentage: 20,
        unitMsrp: 31_250,
        unitBefore: { net: 25_000, gross: 31_250 },
        subTotal: 50_000,
        totalDiscount: 10_000,
      } as const;
      const { line } = await openSummary({ company, lines: [{ ...fakeLine, ...agreed }] });
      expect(line).toContain("Ditt avtalspris");
      expect(line).toContain(`Listpris: ${format(list)}`);
      expect(line).toContain(`Du sparar ${format(saving)}`);
    },
  );

  it("shows the row of the payment by points before the row of the gift card [5.9]", async () => {
    const totals = { ...checkout.totals, points: 10_000, giftCard: 5_000, toPay: 40_000 };
    const { rows } = await openSummary({ totals });
    expect(rows.slice(-3)).toEqual([
      ["Poäng", format(-10_000)],
      ["Presentkort", format(-5_000)],
      ["Att betala", format(40_000)],
    ]);
  });

  it("labels the total of a placed order as paid", async () => {
    const order = { id: "o1", number: "1042", placedAt: "2026-11-20T10:00:00Z" };
    const { rows } = await openSummary({ order, paymentMethod: "swish" });
    expect(rows.map(([name]) => name)).toContain("Betalt");
  });

  it("says that shipping is chosen later until it is chosen", async () => {
    const open = await openSummary({ shippingOptionId: null });
    expect(open.rows).toContainEqual(["Frakt", "Väljs senare"]);
  });

  it("shows no row for shipping when the whole order is sent by email", async () => {
    const { rows } = await openSummary({ lines: [{ ...fakeLine, physical: false }], shippingOptionId: null });
    expect(rows.map(([name]) => name)).not.toContain("Frakt");
  });
});
