import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentMethods } from "../checkout/payment-method.ts";
import { calculateAmount } from "./calculate-amount.ts";
import { calculateLinePrice } from "./calculate-line-price.ts";
import { calculateTotals } from "./calculate-totals.ts";
import { resolveLineSum } from "./resolve-line-sum.ts";
import { isSummedWithoutVat, listOrderSums, resolveFinalSum } from "./list-order-sums.ts";

const totals = {
  subTotal: 20_000,
  totalDiscount: 2_000,
  shipping: { net: 4_000, vat: 1_000, total: 5_000 },
  fee: { net: 2_000, vat: 500, total: 2_500 },
  coupon: { net: 800, vat: 200, total: 1_000 },
  vat: 5_800,
  total: 29_000,
  points: 2_000,
  giftCard: 7_000,
  toPay: 20_000,
};
const asPairs = (...parameters: Parameters<typeof listOrderSums>) =>
  listOrderSums(...parameters).map(({ kind, amount }) => [kind, amount]);

describe("listOrderSums", () => {
  it("lists sums without VAT and adds the VAT, for a company [9.12]", () => {
    expect(asPairs(totals, { withVat: false, isDelivered: true, final: "toPay" })).toEqual([
      ["goods", 18_000],
      ["shipping", 4_000],
      ["fee", 2_000],
      ["coupon", -800],
      ["vat", 5_800],
      ["sum", 29_000],
      ["points", -2_000],
      ["giftCard", -7_000],
      ["toPay", 20_000],
    ]);
  });

  it("lists sums with VAT and names the included VAT, for a private individual [9.12]", () => {
    expect(asPairs(totals, { withVat: true, isDelivered: true, final: "paid" })).toEqual([
      ["goods", 22_500],
      ["shipping", 5_000],
      ["fee", 2_500],
      ["coupon", -1_000],
      ["sum", 29_000],
      ["vatIncluded", 5_800],
      ["points", -2_000],
      ["giftCard", -7_000],
      ["paid", 20_000],
    ]);
  });

  it("omits sums of zero, except shipping, which it omits only when nothing is delivered", () => {
    const nothing = calculateAmount(0, 25);
    const plain = {
      ...totals,
      totalDiscount: 0,
      shipping: nothing,
      fee: nothing,
      coupon: nothing,
      points: 0,
      giftCard: 0,
    };
    const kinds = (isDelivered: boolean) =>
      listOrderSums({ ...plain, vat: 0 }, { withVat: true, isDelivered, final: "total" }).map(
        ({ kind }) => kind,
      );
    expect(kinds(true)).toEqual(["goods", "shipping", "total"]);
    const withoutVat = { withVat: false, isDelivered: true, final: "total" } as const;
    expect(asPairs({ ...plain, vat: 0 }, withoutVat).map(([kind]) => kind)).not.toContain("vat");
    expect(kinds(false)).toEqual(["goods", "total"]);
  });

  it("adds up to the paid amount to the minor unit, from the sum of the lines shown, for companies and consumers [9.12]", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const line = fc.record({
      msrpMinor: amount,
      discountPercentage: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const order = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      vatRate: fc.constantFrom(0, 19, 21, 25.5),
      shipping: amount,
      fee: amount,
      points: amount,
      giftCard: amount,
      withVat: fc.boolean(),
    });
    fc.assert(
      fc.property(order, ({ lines, vatRate, shipping, fee, points, giftCard, withVat }) => {
        const priced = lines.map((each) => calculateLinePrice({ ...each, vatRate }));
        const sum = calculateTotals({
          lines: priced,
          shipping: calculateAmount(shipping, vatRate),
          fee: calculateAmount(fee, vatRate),
        });
        const byPoints = Math.min(points, sum.total);
        const byCard = Math.min(giftCard, sum.total - byPoints);
        const toPay = sum.total - byPoints - byCard;
        const paid = { ...sum, points: byPoints, giftCard: byCard, toPay };
        const sums = listOrderSums(paid, { withVat, isDelivered: true, final: "toPay" });
        const named = ["sum", "vatIncluded", "toPay"];
        const parts = sums.filter(({ kind }) => !named.includes(kind));
        expect(parts.reduce((all, part) => all + part.amount, 0)).toBe(paid.toPay);
        expect(sums.at(-1)?.kind === "toPay" || sums.at(-2)?.kind === "toPay").toBe(true);
        const shown = priced.map((each) => resolveLineSum({ ...each, unitBefore: null }, { withVat }));
        expect(sums[0]).toEqual({
          kind: "goods",
          amount: shown.reduce((all, { amount: one }) => all + one, 0),
        });
        expect(shown.every(({ unit }) => Number.isInteger(unit))).toBe(true);
      }),
    );
  });
});

describe("resolveFinalSum", () => {
  it("returns toPay until the order is placed", () => {
    expect(resolveFinalSum(null)).toBe("toPay");
  });

  it("distinguishes placed orders that are paid, invoiced or paid later [3.50]", () => {
    const byMethod = Object.fromEntries(
      paymentMethods.map((paymentMethod) => [
        paymentMethod,
        resolveFinalSum({ paymentMethod, isCanceled: false }),
      ]),
    );
    expect(byMethod).toEqual({
      e_invoice: "toPay",
      invoice_email: "toPay",
      invoice_mail: "toPay",
      pay_later: "toPayLater",
      pay_over_time: "toPayLater",
      slice_it: "toPayLater",
      stripe: "paid",
      swish: "paid",
      gift_card: "toPay",
      free: "toPay",
    });
  });

  it("requests no payment for a cancelled order, such as one that a merchandiser refused", () => {
    expect(resolveFinalSum({ paymentMethod: "invoice_email", isCanceled: true })).toBe("total");
  });
});

describe("isSummedWithoutVat", () => {
  const taxed = { vat: 4_980 };
  const untaxed = { vat: 0 };

  it.each([
    ["a company", true, [taxed, untaxed], true],
    ["a private individual", false, [taxed], false],
    ["a company that is charged no VAT", true, [untaxed, untaxed], false],
    ["a private individual who is charged no VAT", false, [untaxed], false],
  ])("returns for %s whether sums are shown without VAT [9.12]", (_, company, lines, expected) => {
    expect(isSummedWithoutVat({ company, lines })).toBe(expected);
  });
});
