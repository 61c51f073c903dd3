import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { samplePricedCheckout } from "../orders/testing/sample-priced-checkout.ts";
import { toOrderBody } from "./modules/payment-pay-later/to-order-body.ts";
import { payLaterDraftSchema } from "./modules/payment-pay-later/pay-later-draft.ts";
import { toPayLaterDraft } from "./to-pay-later-draft.ts";

const sample = samplePricedCheckout();
const [spool] = sample.lines;
const nothing = { net: 0, vat: 0, total: 0 };
const billing = { ...sample.billing, firstName: "Karl", country: "DE", cellNumber: "+49301234567" };
const shippingAmount = { net: 799, vat: 200, total: 999 };
const priced = samplePricedCheckout({
  currency: "EUR",
  language: "de",
  paymentMethod: "pay_later",
  billing,
  shipping: { ...billing, firstName: "Eva", shippingEmail: "", shippingCellNumber: "" },
  lines: [
    { ...spool!, sku: "PLA-1", quantity: 3, unitPrice: 1857, total: 5571 },
    { ...spool!, sku: "GIFT", physical: false, quantity: 1, unitPrice: 5000, total: 5000, vatRate: 0 },
  ],
  shippingOption: { ...sample.shippingOption!, name: "UPS", amount: shippingAmount },
  totals: { ...sample.totals, shipping: shippingAmount, fee: nothing, total: 11_570, toPay: 11_570 },
});

const inCountry = (country: string, language: string) => ({
  ...priced,
  billing: { ...billing, country },
  language,
});

describe("the draft for the pay-later provider", () => {
  it("lists each line at the charged price, and its lines add up to the total", () => {
    const told = payLaterDraftSchema.parse(toPayLaterDraft(priced, "checkout-1"));
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

  it("adds up to the total less the coupon and the amounts paid by points and gift card", () => {
    const [first, ...others] = priced.lines;
    const told = toPayLaterDraft(
      {
        ...priced,
        lines: [{ ...first!, coupon: { ...nothing, total: 571 } }, ...others],
        shippingOption: { ...priced.shippingOption!, coupon: shippingAmount },
        coupon: { id: "promo_1", code: "SPOOL10" },
        giftCard: { id: "gc_1" },
        totals: { ...priced.totals, total: 10_000, points: 2000, giftCard: 4000, toPay: 4000 },
      },
      "checkout-1",
    );
    const payment = { amountMinor: 4000, currency: "EUR", callbackUrl: "http://127.0.0.1" };
    assert.equal(toOrderBody(payLaterDraftSchema.parse(told), payment)?.order_amount, 4000);
  });

  it("uses the buyer's email and phone for a recipient without an email and a phone", () => {
    const { billingAddress, shippingAddress } = toPayLaterDraft(priced, "c");
    assert.equal(shippingAddress.firstName, "Eva");
    assert.equal(shippingAddress.email, billingAddress.email);
    assert.equal(shippingAddress.phone, billingAddress.phone);
  });

  for (const [country, language, locale] of [
    ["DE", "de", "de-DE"],
    ["DE", "sv", "en-DE"],
    ["NO", "no", "nb-NO"],
    ["GB", "en", "en-GB"],
    ["FI", "sv", "sv-FI"],
    ["NL", "de", "en-NL"],
  ] as const) {
    it(`sets ${locale} for a shopper in ${country} who reads ${language}`, () => {
      assert.equal(toPayLaterDraft(inCountry(country, language), "c").locale, locale);
    });
  }
});
