import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readProvider } from "./payment-methods.ts";

describe("readProvider", () => {
  it("reads what Stripe has promised and what it has taken", () => {
    const { toAuthorised } = readProvider("pp_stripe_stripe");
    const intent = { currency: "sek", amount_capturable: 12_500, amount_received: 0 };
    assert.deepEqual(toAuthorised({ ...intent, status: "requires_capture" }), {
      amountMinor: 12_500,
      currencyCode: "sek",
    });
    const taken = { ...intent, status: "succeeded", amount_capturable: 0, amount_received: 12_500 };
    assert.equal(toAuthorised(taken)?.amountMinor, 12_500);
  });

  it("reads what Swish was paid, and what opens it on the phone", () => {
    const { toAuthorised, toPrepared } = readProvider("pp_swish_swish");
    const data = {
      sessionId: "payses_1",
      checkoutId: "0b7f9f5e-3a55-4c0b-9a53-2f3f3f0f6a10",
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
    assert.deepEqual(toAuthorised({ ...data, status: "paid" }), { amountMinor: 12_500, currencyCode: "SEK" });
  });

  it("takes no money by Medusa's manual provider", () => {
    const { takesMoney, toPrepared } = readProvider("pp_system_default");
    assert.equal(takesMoney, false);
    assert.deepEqual(toPrepared({}), { kind: "manual" });
  });

  it("knows no provider that is not in its table", () => {
    assert.throws(() => readProvider("pp_other_other"), /pp_other_other/);
  });
});
