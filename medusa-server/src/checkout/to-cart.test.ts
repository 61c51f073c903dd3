import assert from "node:assert/strict";
import { describe, it } from "node:test";
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
const draft = draftBodySchema.parse({
  currency_code: "sek",
  email: "shopper@example.com",
  billing_address: address,
  shipping_address: address,
  items: [
    {
      variant_id: "variant_1",
      sku: "A",
      title: "Kärna PLA",
      variant_title: "Svart",
      thumbnail: "/media/a.svg",
      quantity: 2,
      unit_price: 249,
      tax_rate: 25,
      discount: 50,
      requires_shipping: true,
      metadata: { msrp: 19920 },
    },
  ],
  shipping_method: {
    shipping_option_id: "so_1",
    name: "Till ombud",
    amount: 49,
    tax_rate: 25,
    discount: 0,
    metadata: {},
  },
  fee: { title: "Invoice fee", amount: 29, tax_rate: 25, metadata: {} },
  coupon: { id: "promo_1", code: "SEK50" },
  gift_card: { id: "gc_1", amount: 100 },
  total: 426,
  payment_provider_id: "pp_system_default",
  metadata: { site: "se" },
});
const surroundings = {
  checkoutId: "checkout_1",
  paymentReference: "0123456789abcdef0123456789abcdef",
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
  const cart = toCart(draft, surroundings);

  it("credits what a gift card pays, which is no discount", () => {
    assert.deepEqual(cart.credit_lines, [{ amount: 100, reference: "gift-card", reference_id: "gc_1" }]);
    assert.deepEqual(toCart({ ...draft, gift_card: null }, surroundings).credit_lines, []);
  });

  it("charges the draft's prices with its VAT within, and nothing of Medusa's own", () => {
    const [item] = cart.items!;
    assert.equal(item!.unit_price, 249);
    assert.equal(item!.is_tax_inclusive, true);
    assert.equal(item!.is_custom_price, true);
    assert.equal(item!.tax_lines![0]!.rate, 25);
    assert.equal(cart.shipping_methods[0]!.is_tax_inclusive, true);
  });

  it("takes off what the coupon does, by its promotion, and nothing where that is nothing [7.12]", () => {
    const off = { code: "SEK50", promotion_id: "promo_1", amount: 50, is_tax_inclusive: true };
    assert.deepEqual(cart.items![0]!.adjustments, [off]);
    assert.deepEqual(cart.shipping_methods[0]!.adjustments, []);
    assert.deepEqual(cart.metadata!.coupon, draft.coupon);

    const method = { ...draft.shipping_method!, discount: 49 };
    const { shipping_methods } = toCart({ ...draft, shipping_method: method }, surroundings);
    assert.deepEqual(shipping_methods[0]!.adjustments, [
      { code: "SEK50", promotion_id: "promo_1", amount: 39.2 },
    ]);
  });

  it("charges a fee as an item that is no variant and is not sent", () => {
    const fee = cart.items!.at(-1)!;
    assert.equal(fee.variant_id, undefined);
    assert.equal(fee.requires_shipping, false);
    assert.equal(fee.unit_price, 29);
  });

  it("has no item for a fee that is not charged", () => {
    assert.equal(toCart({ ...draft, fee: null }, surroundings).items!.length, 1);
  });

  it("remembers the product as it was", () => {
    assert.equal(cart.items![0]!.product_handle, "karna-pla");
    assert.equal(cart.items![0]!.thumbnail, "http://localhost:3000/media/a.svg");
  });

  it("has the product's thumbnail for a variation that has none", () => {
    const variants = surroundings.variants.map((variant) => ({ ...variant, thumbnail: null }));
    const { items } = toCart(draft, { ...surroundings, variants });
    assert.equal(items![0]!.thumbnail, "http://localhost:9000/uploads/1-box.png");
  });

  it("has its items in the shopper's order", () => {
    const [item] = draft.items;
    const lines = ["variant_2", "variant_1", "variant_3"].map((variant_id) => ({ ...item!, variant_id }));
    const ids = toCart({ ...draft, items: lines, fee: null }, surroundings).items!.map(
      ({ variant_id }) => variant_id,
    );
    assert.deepEqual(ids, ["variant_2", "variant_1", "variant_3"]);
  });

  it("tells one draft from another", () => {
    const other = toCart({ ...draft, email: "other@example.com" }, surroundings);
    assert.notEqual(other.metadata!.draftHash, cart.metadata!.draftHash);
    assert.equal(toCart(draft, surroundings).metadata!.draftHash, cart.metadata!.draftHash);
  });
});

describe("the body of a draft", () => {
  it("refuses goods that are sent without a shipping method", () => {
    assert.ok(!draftBodySchema.safeParse({ ...draft, shipping_method: null }).success);
  });

  it("takes any country with any currency", () => {
    const abroad = { ...address, country_code: "jp" };
    assert.ok(draftBodySchema.safeParse({ ...draft, shipping_address: abroad }).success);
  });
});
