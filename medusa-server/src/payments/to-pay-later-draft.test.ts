import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { DraftBody } from "../internal/draft-body.ts";
import { toOrderBody } from "../modules/payment-pay-later/to-order-body.ts";
import { payLaterDraftSchema } from "../modules/payment-pay-later/pay-later-draft.ts";
import { toPayLaterDraft } from "./to-pay-later-draft.ts";

const billing: DraftBody["billing_address"] = {
  first_name: "Karl",
  last_name: "Weber",
  company: "",
  address_1: "Hauptstraße 5",
  address_2: "",
  postal_code: "10115",
  city: "Berlin",
  province: "",
  country_code: "de",
  phone: "+49301234567",
  metadata: {},
};
const goods = { variant_id: "v", thumbnail: null, tax_rate: 25, discount: 0, metadata: {} };
const draft: DraftBody = {
  currency_code: "eur",
  email: "karl@example.com",
  billing_address: billing,
  shipping_address: { ...billing, first_name: "Eva", phone: "", metadata: { shippingEmail: "" } },
  items: [
    {
      ...goods,
      sku: "PLA-1",
      title: "PLA",
      variant_title: "Schwarz",
      quantity: 3,
      unit_price: 18.57,
      requires_shipping: true,
    },
    {
      ...goods,
      sku: "GIFT",
      title: "Gutschein",
      variant_title: "50",
      quantity: 1,
      unit_price: 50,
      tax_rate: 0,
      requires_shipping: false,
    },
  ],
  shipping_method: {
    shipping_option_id: "o",
    name: "UPS",
    amount: 9.99,
    tax_rate: 25,
    discount: 0,
    metadata: {},
  },
  fee: null,
  coupon: null,
  gift_card: null,
  total: 115.7,
  payment_provider_id: "pp_pay-later_pay-later",
  metadata: { paymentMethod: "pay_later", language: "de" },
};

const inCountry = (country_code: string, language: string) => ({
  ...draft,
  billing_address: { ...billing, country_code },
  metadata: { ...draft.metadata, language },
});

describe("what the pay-later provider is told", () => {
  it("is each line as it is charged, which together are exactly the total", () => {
    const told = payLaterDraftSchema.parse(toPayLaterDraft(draft, "checkout-1"));
    assert.deepEqual(
      told.lines.map(({ kind, quantity, unitPriceMinor, vatRate }) => [
        kind,
        quantity,
        unitPriceMinor,
        vatRate,
      ]),
      [
        ["physical", 3, 1857, 25],
        ["digital", 1, 5000, 0],
        ["shipping_fee", 1, 999, 25],
      ],
    );
    const payment = { amountMinor: 11_570, currency: "EUR", callbackUrl: "http://127.0.0.1" };
    assert.equal(toOrderBody(told, payment)?.order_amount, 11_570);
    assert.equal(told.reference, "checkout-1");
  });

  it("is what a coupon and a gift card leave of it", () => {
    const [first, ...others] = draft.items;
    const told = toPayLaterDraft(
      {
        ...draft,
        items: [{ ...first!, discount: 5.71 }, ...others],
        shipping_method: { ...draft.shipping_method!, discount: 9.99 },
        coupon: { id: "promo_1", code: "SPOOL10" },
        gift_card: { id: "gc_1", amount: 60 },
        total: 40,
      },
      "checkout-1",
    );
    const payment = { amountMinor: 4000, currency: "EUR", callbackUrl: "http://127.0.0.1" };
    assert.equal(toOrderBody(payLaterDraftSchema.parse(told), payment)?.order_amount, 4000);
  });

  it("reaches the recipient by what the buyer gave where nothing else was given", () => {
    const { billingAddress, shippingAddress } = toPayLaterDraft(draft, "c");
    assert.equal(shippingAddress.firstName, "Eva");
    assert.equal(shippingAddress.email, billingAddress.email);
    assert.equal(shippingAddress.phone, billingAddress.phone);
  });

  for (const [country, language, locale] of [
    ["de", "de", "de-DE"],
    ["de", "sv", "en-DE"],
    ["no", "no", "nb-NO"],
    ["gb", "en", "en-GB"],
    ["fi", "sv", "sv-FI"],
    ["nl", "de", "en-NL"],
  ] as const) {
    it(`asks for ${locale} of a shopper in ${country} who reads ${language}`, () => {
      assert.equal(toPayLaterDraft(inCountry(country, language), "c").locale, locale);
    });
  }
});
