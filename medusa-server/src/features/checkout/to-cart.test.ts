import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pricedCheckoutSchema } from "@spolverk/medusa-contract";
import { samplePricedCheckout } from "../orders/testing/sample-priced-checkout.ts";
import { toCart } from "./to-cart.ts";
import { toHash, toPurchase } from "./to-purchase.ts";

const whole = samplePricedCheckout();
const off = { net: 4000, vat: 1000, total: 5000 };
const priced = samplePricedCheckout({
  coupon: { id: "promo_1", code: "SEK50" },
  lines: whole.lines.map((line) => ({ ...line, coupon: off })),
  giftCard: { id: "gc_1" },
  totals: { ...whole.totals, coupon: off, total: 52_600, giftCard: 10_000, toPay: 42_600 },
});
const surroundings = {
  checkoutId: "checkout_1",
  regionId: "reg_1",
  salesChannelId: "sc_1",
  customerId: "cus_1",
  variants: [
    {
      id: "variant_1",
      barcode: null,
      thumbnail: "http://localhost:3000/media/a.svg",
      product: {
        id: "prod_1",
        title: "Kärna PLA",
        handle: "karna-pla",
        description: null,
        subtitle: null,
        thumbnail: "http://localhost:9000/uploads/1-box.png",
      },
    },
  ],
};

describe("toCart", () => {
  const cart = toCart(priced, surroundings);

  it("credits the gift card's payment instead of discounting it", () => {
    assert.deepEqual(cart.credit_lines, [{ amount: 100, reference: "gift-card", reference_id: "gc_1" }]);
    assert.deepEqual(toCart(whole, surroundings).credit_lines, []);
  });

  it("credits the payment by points beside the gift card, instead of discounting it [9.25]", () => {
    const totals = { ...priced.totals, points: 3000, toPay: 39_600 };
    assert.deepEqual(toCart({ ...priced, accountId: "acc_1", totals }, surroundings).credit_lines, [
      { amount: 30, reference: "points", reference_id: "acc_1" },
      { amount: 100, reference: "gift-card", reference_id: "gc_1" },
    ]);
  });

  it("charges the shop's prices with its VAT included, and no price or tax of Medusa", () => {
    const [item] = cart.items!;
    assert.equal(item!.unit_price, 249);
    assert.equal(item!.is_tax_inclusive, true);
    assert.equal(item!.is_custom_price, true);
    assert.equal(item!.tax_lines![0]!.rate, 25);
    assert.equal(cart.shipping_methods[0]!.is_tax_inclusive, true);
  });

  it("deducts the coupon's discount as adjustments of its promotion, and adds none without a discount [7.12]", () => {
    const ofGoods = { code: "SEK50", promotion_id: "promo_1", amount: 50, is_tax_inclusive: true };
    assert.deepEqual(cart.items![0]!.adjustments, [ofGoods]);
    assert.deepEqual(cart.shipping_methods[0]!.adjustments, []);

    const free = { ...priced.shippingOption!, coupon: priced.shippingOption!.amount };
    const { shipping_methods } = toCart({ ...priced, shippingOption: free }, surroundings);
    assert.deepEqual(shipping_methods[0]!.adjustments, [
      { code: "SEK50", promotion_id: "promo_1", amount: 39.2 },
    ]);
  });

  it("charges a fee as an item without a variant and without shipping", () => {
    const fee = cart.items!.at(-1)!;
    assert.equal(fee.variant_id, undefined);
    assert.equal(fee.requires_shipping, false);
    assert.equal(fee.unit_price, 29);
  });

  it("omits the item of a fee of zero", () => {
    const fee = { net: 0, vat: 0, total: 0 };
    const without = { ...priced, totals: { ...priced.totals, fee } };
    assert.equal(toCart(without, surroundings).items!.length, 1);
  });

  it("copies the product's fields as they are when the cart is built", () => {
    assert.equal(cart.items![0]!.product_handle, "karna-pla");
    assert.equal(cart.items![0]!.thumbnail, "http://localhost:3000/media/a.svg");
  });

  it("falls back to the product's thumbnail for a variation without one", () => {
    const variants = surroundings.variants.map((variant) => ({ ...variant, thumbnail: null }));
    const { items } = toCart(priced, { ...surroundings, variants });
    assert.equal(items![0]!.thumbnail, "http://localhost:9000/uploads/1-box.png");
  });

  it("keeps the shopper's order of the lines", () => {
    const [line] = priced.lines;
    const lines = ["variant_2", "variant_1", "variant_3"].map((variationId) => ({ ...line!, variationId }));
    const ids = toCart({ ...priced, lines }, surroundings).items!.map(({ variant_id }) => variant_id);
    assert.deepEqual(ids.slice(0, 3), ["variant_2", "variant_1", "variant_3"]);
  });

  it("ships to the billing address unless another address is given", () => {
    assert.deepEqual(cart.shipping_address, cart.billing_address);
    const { billing } = priced;
    const shipping = { ...billing, city: "Malmö", shippingEmail: "", shippingCellNumber: "+4640123456" };
    const { shipping_address, billing_address } = toCart({ ...priced, shipping }, surroundings);
    assert.deepEqual(shipping_address, {
      ...(billing_address as object),
      city: "Malmö",
      phone: "+4640123456",
    });
  });
});

describe("toHash, toPurchase", () => {
  const names = {
    checkout_id: "checkout_1",
    cart_id: "cart_1",
    customer_id: "cus_1",
    payment_reference: "ref",
  };

  it("hashes different priced checkouts differently, and equal ones alike", () => {
    assert.notEqual(toHash({ ...priced, email: "other@example.com" }), toHash(priced));
    assert.equal(toHash(structuredClone(priced)), toHash(priced));
  });

  it("stores the coupon only when it discounts something", () => {
    assert.equal(toPurchase(priced, names).promotion_id, "promo_1");
    const useless = { ...priced, totals: { ...priced.totals, coupon: { net: 0, vat: 0, total: 0 } } };
    assert.equal(toPurchase(useless, names).promotion_id, null);
  });

  it("counts the gift cards bought", () => {
    const giftCard = { currency: "SEK" as const, value: 50_000 };
    const lines = priced.lines.map((line) => ({ ...line, giftCard }));
    assert.equal(toPurchase({ ...priced, lines }, names).gift_cards, 2);
    assert.equal(toPurchase(priced, names).gift_cards, 0);
  });
});

describe("pricedCheckoutSchema", () => {
  it("refuses physical goods without a shipping option", () => {
    assert.ok(!pricedCheckoutSchema.safeParse({ ...priced, shippingOption: null }).success);
  });

  it("accepts any country with any currency", () => {
    const billing = { ...priced.billing, country: "JP" };
    assert.ok(pricedCheckoutSchema.safeParse({ ...priced, billing }).success);
  });

  it("lowercases the buyer's e-mail", () => {
    assert.equal(
      pricedCheckoutSchema.parse({ ...priced, email: "Anna@Example.com" }).email,
      "anna@example.com",
    );
  });
});
