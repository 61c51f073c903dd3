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
  toMajor,
  toMinor,
} from "@spolverk/domain";
import fc from "fast-check";
import { draftBodySchema } from "../internal/draft-body.ts";
import { toCart } from "./to-cart.ts";

const address = {
  first_name: "Åsa",
  last_name: "Öberg",
  company: "",
  address_1: "Stora Södergatan 1",
  address_2: "",
  postal_code: "222 23",
  city: "Lund",
  province: "",
  country_code: "se",
  phone: "",
  metadata: {},
};
const surroundings = {
  checkoutId: "checkout_1",
  paymentReference: "0123456789abcdef0123456789abcdef",
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
  // Medusa counts a credit of one minor unit as none.
  giftCardMinor: fc.option(fc.integer({ min: 2, max: 1_000_000 })),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;

/** A purchase as the BFF would work it out, and the draft that it would send. */
function priceBySpolverk({ lines: pricings, vatRate, shippingNet, feeNet, coupon, giftCardMinor }: Purchase) {
  const lines = pricings.map((pricing) => ({
    ...calculateLinePrice({ ...pricing, vatRate }),
    unitPrice: calculateUnitPrice({ ...pricing, vatRate }).price,
    quantity: pricing.quantity,
    isDiscountable: true,
  }));
  const shipping = calculateAmount(shippingNet, vatRate);
  const fee = calculateAmount(feeNet, vatRate);
  const nothing = calculateAmount(0, 0);
  const off = coupon
    ? applyCoupon(coupon, { lines, shipping, vatRate })
    : { lines: [], shipping: nothing, total: nothing };
  const { total } = calculateTotals({ lines, shipping, fee, coupon: off.total });
  const byGiftCard = total > 1 ? Math.min(giftCardMinor ?? 0, total) : 0;
  const draft = draftBodySchema.parse({
    currency_code: "sek",
    email: "shopper@example.com",
    billing_address: address,
    shipping_address: address,
    items: lines.map(({ unitPrice, quantity }, index) => ({
      variant_id: `variant_${index}`,
      sku: `SKU-${index}`,
      title: "Kärna PLA",
      variant_title: "Svart",
      thumbnail: null,
      quantity,
      unit_price: toMajor(unitPrice),
      tax_rate: vatRate,
      discount: toMajor(off.lines[index]?.total ?? 0),
      requires_shipping: true,
      metadata: {},
    })),
    shipping_method: {
      shipping_option_id: "so_1",
      name: "Till ombud",
      amount: toMajor(shipping.total),
      tax_rate: vatRate,
      discount: toMajor(off.shipping.total),
      metadata: {},
    },
    fee:
      feeNet === 0
        ? null
        : { title: "Invoice fee", amount: toMajor(fee.total), tax_rate: vatRate, metadata: {} },
    coupon: coupon ? { id: "promo_1", code: "ANY" } : null,
    gift_card: byGiftCard > 0 ? { id: "gc_1", amount: toMajor(byGiftCard) } : null,
    total: toMajor(total - byGiftCard),
    payment_provider_id: "pp_system_default",
    metadata: {},
  });
  return {
    draft,
    expected: {
      lines: lines.map((line, index) => line.total - (off.lines[index]?.total ?? 0)),
      shipping: shipping.total - off.shipping.total,
      fee: fee.total,
      total: total - byGiftCard,
    },
  };
}

/** What Medusa's own arithmetic makes of a cart, in minor units. */
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
      const { draft, expected } = priceBySpolverk(bought);
      assert.deepEqual(priceByMedusa(toCart(draft, surroundings), bought.lines.length), expected);
    }),
    { numRuns: 5000 },
  );
});
