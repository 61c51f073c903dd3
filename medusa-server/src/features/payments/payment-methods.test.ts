import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PayLaterData } from "./modules/payment-pay-later/session-data.ts";
import { readProvider } from "./payment-methods.ts";

const address = {
  given_name: "Karl",
  family_name: "Weber",
  email: "karl@example.com",
  phone: "+49301234567",
  street_address: "Hauptstraße 5",
  postal_code: "75001",
  city: "Paris",
  country: "FR",
};
const payLaterData: PayLaterData = {
  sessionId: "payses_1",
  amountMinor: 12_500,
  currency: "EUR",
  method: "slice_it",
  methods: ["pay_later", "slice_it"],
  providerSessionId: "session",
  clientToken: "client-token",
  order: {
    purchase_country: "FR",
    purchase_currency: "EUR",
    locale: "fr-FR",
    order_amount: 12_500,
    order_tax_amount: 2500,
    order_lines: [],
    billing_address: address,
    shipping_address: address,
    merchant_reference1: "checkout",
    merchant_urls: { notification: "http://127.0.0.1/n", authorization: "http://127.0.0.1/a" },
  },
  authorizationToken: null,
  orderId: null,
  status: "waiting",
  errorCode: null,
  refunds: [],
};

describe("readProvider", () => {
  it("reads the amount that Stripe has authorized, and the amount that it has captured", () => {
    const { toAuthorized } = readProvider("pp_stripe_stripe");
    const intent = { currency: "sek", amount_capturable: 12_500, amount_received: 0 };
    assert.deepEqual(toAuthorized({ ...intent, status: "requires_capture" }), {
      amountMinor: 12_500,
      currencyCode: "sek",
    });
    const taken = { ...intent, status: "succeeded", amount_capturable: 0, amount_received: 12_500 };
    assert.equal(toAuthorized(taken)?.amountMinor, 12_500);
  });

  it("reads the amount paid by Swish, and the token that opens the app", () => {
    const { toAuthorized, toPrepared } = readProvider("pp_swish_swish");
    const data = {
      sessionId: "payses_1",
      reference: "0b7f9f5e3a554c0b9a532f3f3f0f6a10",
      amountMinor: 12_500,
      currency: "SEK",
      attempt: 0,
      instructionId: "A1",
      token: "t1",
      expiresAt: null,
      status: "waiting",
      errorCode: null,
      paymentReference: null,
      refunds: [],
    };
    assert.deepEqual(toPrepared(data), { kind: "swish", id: "A1", token: "t1" });
    assert.deepEqual(toAuthorized({ ...data, status: "paid" }), { amountMinor: 12_500, currencyCode: "SEK" });
  });

  it("reports a Stripe shopper as seen once a card was entered, a pay-later shopper always and a Swish shopper never", () => {
    const { hasSeenShopper } = readProvider("pp_stripe_stripe");
    assert.equal(hasSeenShopper({ status: "requires_payment_method", last_payment_error: null }), false);
    assert.equal(hasSeenShopper({ status: "requires_payment_method" }), false);
    assert.equal(
      hasSeenShopper({ status: "requires_payment_method", last_payment_error: { code: "card" } }),
      true,
    );
    assert.equal(hasSeenShopper({ status: "requires_action" }), true);
    assert.equal(readProvider("pp_swish_swish").hasSeenShopper({}), false);
    assert.equal(readProvider("pp_pay-later_pay-later").hasSeenShopper({}), true);
  });

  it("takes no money through Medusa's manual provider", () => {
    const { takesMoney, toPrepared } = readProvider("pp_system_default");
    assert.equal(takesMoney, false);
    assert.deepEqual(toPrepared({}), { kind: "manual" });
  });

  it("gives the browser the data that the pay-later widget needs, without the callback addresses and the reference", () => {
    const { toPrepared, toAuthorized, withToken, takesMoney } = readProvider("pp_pay-later_pay-later");
    assert.equal(takesMoney, true);
    const prepared = toPrepared(payLaterData);
    assert.equal(prepared.kind, "pay_later");
    assert.deepEqual(prepared.kind === "pay_later" && [prepared.category, prepared.categories], [
      "slice_it",
      ["pay_later", "slice_it"],
    ]);
    const given = JSON.stringify(prepared);
    assert.match(given, /"order_amount":12500/);
    assert.doesNotMatch(given, /merchant_|payses_1/);
    assert.deepEqual(toAuthorized(payLaterData), { amountMinor: 12_500, currencyCode: "EUR" });
    assert.equal(withToken?.(payLaterData, "token").nextAuthorizationToken, "token");
  });

  it("refuses a provider that is not in its table", () => {
    assert.throws(() => readProvider("pp_other_other"), /pp_other_other/);
  });
});
