import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCoupon, type CouponLine } from "./apply-coupon.ts";
import { calculateAmount } from "./calculate-amount.ts";
import { calculateLinePrice } from "./calculate-line-price.ts";
import { calculateTotals } from "./calculate-totals.ts";
import type { CouponDiscount } from "./coupon.ts";

const goods = (total: number, quantity = 1): CouponLine => ({
  quantity,
  total,
  vat: total / 5,
  isDiscountable: true,
});
const giftCard: CouponLine = { quantity: 1, total: 50_000, vat: 0, isDiscountable: false };
const shipping = { net: 4000, vat: 1000, total: 5000 };
const percentage = (percent: number, maxQuantity: number | null = null): CouponDiscount => ({
  kind: "percentage",
  percent,
  maxQuantity,
});
const amount = (amountMinor: number, options: { includesVat?: boolean; maxQuantity?: number } = {}) =>
  ({
    kind: "amount",
    amountMinor,
    includesVat: options.includesVat ?? true,
    maxQuantity: options.maxQuantity ?? null,
  }) satisfies CouponDiscount;

const totalsOf = (discount: CouponDiscount, lines: CouponLine[]) =>
  applyCoupon(discount, { lines, shipping, vatRate: 25 }).lines.map(({ total }) => total);

describe("applyCoupon [7.12]", () => {
  it.each([
    ["a percentage of each line", percentage(10), [goods(20_000), goods(5000)], [2000, 500]],
    // 10 % of 45 is 4.5, rounded once to 5. Rounding 10 % of each 15 would give 2 + 2 + 2.
    ["a percentage rounded once for all lines", percentage(10), [15, 15, 15].map((t) => goods(t)), [2, 2, 1]],
    [
      "a percentage of one piece when a coupon is limited to one piece of a line",
      percentage(50, 1),
      [goods(30_000, 3)],
      [5000],
    ],
    [
      "the lines by an amount in proportion to their prices",
      amount(1000),
      [goods(30_000), goods(10_000)],
      [750, 250],
    ],
    [
      "the lines by an amount to the minor unit",
      amount(100),
      [goods(300), goods(300), goods(300)],
      [34, 33, 33],
    ],
    ["no more than the price of the goods", amount(90_000), [goods(300), goods(20_000)], [300, 20_000]],
    [
      "each piece by an amount, up to the maximum quantity of pieces",
      amount(1000, { maxQuantity: 2 }),
      [goods(30_000, 3), goods(900)],
      [2000, 900],
    ],
    [
      "an amount without VAT, and the VAT on it",
      amount(1000, { includesVat: false }),
      [goods(30_000)],
      [1250],
    ],
    ["goods, but not a gift card beside them", percentage(20), [giftCard, goods(10_000)], [0, 2000]],
    ["nothing of an order of gift cards alone", amount(1000), [giftCard], [0]],
  ] as const)("discounts %s", (_name, discount, lines, expected) => {
    expect(totalsOf(discount, [...lines])).toEqual(expected);
  });

  it("discounts the VAT with the price, and all of the shipping with a coupon for free shipping", () => {
    const off = applyCoupon(percentage(10), { lines: [goods(25_000)], shipping, vatRate: 25 });
    expect(off.total).toEqual({ net: 2000, vat: 500, total: 2500 });
    const free = applyCoupon({ kind: "freeShipping" }, { lines: [goods(25_000)], shipping, vatRate: 25 });
    expect(free.shipping).toEqual(shipping);
    expect(free.total).toEqual(shipping);
  });

  it("allocates exact shares for any order, without negative prices or VAT on a free line", () => {
    const percent = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((n) => n / 100);
    const maxQuantity = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
    const discount = fc.oneof(
      fc.record({ kind: fc.constant("percentage" as const), percent: percent(100), maxQuantity }),
      fc.record({
        kind: fc.constant("amount" as const),
        amountMinor: fc.integer({ min: 1, max: 10_000_000 }),
        includesVat: fc.boolean(),
        maxQuantity,
      }),
      fc.constant({ kind: "freeShipping" as const }),
    );
    const line = fc.record({
      msrpMinor: fc.integer({ min: 0, max: 10_000_000 }),
      discountPercentage: percent(100),
      quantity: fc.integer({ min: 1, max: 99 }),
      isGiftCard: fc.boolean(),
    });
    fc.assert(
      fc.property(
        discount,
        fc.array(line, { minLength: 1, maxLength: 12 }),
        percent(30),
        fc.nat(1_000_000),
        (terms, inputs, vatRate, shippingNet) => {
          const prices = inputs.map((one) =>
            calculateLinePrice({ ...one, vatRate: one.isGiftCard ? 0 : vatRate }),
          );
          const lines = prices.map((price, index) => ({
            ...price,
            isDiscountable: inputs[index]?.isGiftCard !== true,
          }));
          const carried = calculateAmount(shippingNet, vatRate);
          const shares = applyCoupon(terms, { lines, shipping: carried, vatRate });
          shares.lines.forEach((share, index) => {
            const whole = lines[index];
            expect(share.total).toBeGreaterThanOrEqual(0);
            expect(share.total).toBeLessThanOrEqual(whole?.isDiscountable ? whole.total : 0);
          });
          const free = lines.flatMap((whole, index) => {
            const share = shares.lines[index];
            return share && share.total > 0 && share.total === whole.total ? [{ whole, share }] : [];
          });
          expect(free.map(({ share }) => share.vat)).toEqual(free.map(({ whole }) => whole.vat));

          const parts = [...shares.lines, shares.shipping];
          for (const share of [...parts, shares.total]) expect(share.net + share.vat).toBe(share.total);
          expect(parts.reduce((total, share) => total + share.total, 0)).toBe(shares.total.total);

          const fee = calculateAmount(0, vatRate);
          const totals = calculateTotals({ lines: prices, shipping: carried, fee, coupon: shares.total });
          const net = totals.subTotal - totals.totalDiscount + totals.shipping.net - totals.coupon.net;
          expect(net + totals.vat).toBe(totals.total);
          expect(totals.total).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("takes off the coupon's whole amount when the goods cost at least as much", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 12_000_000 }),
        (totals, amountMinor) => {
          const lines = totals.map((total) => ({ quantity: 1, total, vat: 0, isDiscountable: true }));
          const all = totals.reduce((sum, total) => sum + total, 0);
          const shares = applyCoupon(amount(amountMinor), { lines, shipping, vatRate: 25 });
          expect(shares.total.total).toBe(Math.min(amountMinor, all));
        },
      ),
    );
  });
});
