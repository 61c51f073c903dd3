import assert from "node:assert/strict";
import { it } from "node:test";
import { decorateCartTotals } from "@medusajs/framework/utils";
import {
  applyCoupon,
  calculateAmount,
  calculateLinePrice,
  calculateTotals,
  calculateUnitPrice,
  type CouponDiscount,
  toMinor,
} from "@spolverk/domain";
import fc from "fast-check";
import { samplePricedCheckout } from "../orders/testing/sample-priced-checkout.ts";
import { toCart } from "./to-cart.ts";

const surroundings = {
  checkoutId: "checkout_1",
  regionId: "reg_1",
  salesChannelId: "sc_1",
  customerId: "cus_1",
  variants: [],
};

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((part) => part / 100);
const maxQuantity = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
const discount: fc.Arbitrary<CouponDiscount> = fc.oneof(
  fc.record({
    kind: fc.constant("percentage" as const),
    percent: hundredths(100).filter((percent) => percent > 0),
    maxQuantity,
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amountMinor: fc.integer({ min: 1, max: 2_000_000 }),
    includesVat: fc.boolean(),
    maxQuantity,
  }),
  fc.constant({ kind: "freeShipping" as const }),
);
const purchase = fc.record({
  lines: fc.array(
    fc.record({
      msrpMinor: fc.integer({ min: 1, max: 500_000 }),
      discountPercentage: hundredths(99),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  vatRate: hundredths(30),
  shippingNet: fc.integer({ min: 0, max: 50_000 }),
  feeNet: fc.constantFrom(0, 2320, 999),
  coupon: fc.option(discount),
  points: fc.integer({ min: 0, max: 2000 }),
  // Medusa ignores a credit of one minor unit, so the gift card pays two or more.
  giftCardMinor: fc.option(fc.integer({ min: 2, max: 1_000_000 })),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;

/** Prices a purchase as the BFF does. */
function priceBySpolverk(bought: Purchase) {
  const { lines: pricings, vatRate, shippingNet, feeNet, coupon, giftCardMinor } = bought;
  const [sample] = samplePricedCheckout().lines;
  const lines = pricings.map((pricing, index) => ({
    ...sample!,
    variationId: `variant_${index}`,
    sku: `SKU-${index}`,
    netMsrp: pricing.msrpMinor,
    discountPercentage: pricing.discountPercentage,
    vatRate,
    ...calculateLinePrice({ ...pricing, vatRate }),
    unitPrice: calculateUnitPrice({ ...pricing, vatRate }).price,
    isDiscountable: true,
  }));
  const shipping = calculateAmount(shippingNet, vatRate);
  const fee = calculateAmount(feeNet, vatRate);
  const nothing = calculateAmount(0, 0);
  const off = coupon
    ? applyCoupon(coupon, { lines, shipping, vatRate })
    : { lines: [], shipping: nothing, total: nothing };
  const totals = calculateTotals({ lines, shipping, fee, coupon: off.total });
  const points = Math.min(bought.points, Math.floor(totals.total / 100)) * 100;
  const rest = totals.total - points;
  const giftCard = rest > 1 ? Math.min(giftCardMinor ?? 0, rest) : 0;
  const { shippingOption } = samplePricedCheckout();
  const priced = samplePricedCheckout({
    accountId: points > 0 ? "acc_1" : null,
    vatRate,
    lines: lines.map(({ isDiscountable: _discountable, ...line }, index) => ({
      ...line,
      coupon: off.lines[index] ?? nothing,
    })),
    shippingOption: { ...shippingOption!, amount: shipping, coupon: off.shipping },
    coupon: coupon ? { id: "promo_1", code: "ANY" } : null,
    giftCard: giftCard > 0 ? { id: "gc_1" } : null,
    totals: { ...totals, points, giftCard, toPay: rest - giftCard },
  });
  return {
    priced,
    expected: {
      lines: lines.map((line, index) => line.total - (off.lines[index]?.total ?? 0)),
      shipping: shipping.total - off.shipping.total,
      fee: fee.total,
      total: rest - giftCard,
    },
  };
}

/** Totals of a cart by Medusa's own arithmetic, in minor units. */
function priceByMedusa(cart: ReturnType<typeof toCart>, lineCount: number) {
  const { items, shipping_methods, total } = decorateCartTotals(cart) as unknown as {
    items: { total: number }[];
    shipping_methods: { total: number }[];
    total: number;
  };
  const minor = (amount: unknown) => toMinor(Number(amount));
  return {
    lines: items.slice(0, lineCount).map((item) => minor(item.total)),
    shipping: minor(shipping_methods[0]?.total),
    fee: minor(items[lineCount]?.total ?? 0),
    total: minor(total),
  };
}

it("Medusa's arithmetic charges what the shop calculates, to the minor unit, in 5,000 random purchases [3.18]", () => {
  fc.assert(
    fc.property(purchase, (bought) => {
      const { priced, expected } = priceBySpolverk(bought);
      assert.deepEqual(priceByMedusa(toCart(priced, surroundings), bought.lines.length), expected);
    }),
    { numRuns: 5000 },
  );
});
