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

  it("takes no money by Medusa's manual provider", () => {
    const { takesMoney, toPrepared } = readProvider("pp_system_default");
    assert.equal(takesMoney, false);
    assert.deepEqual(toPrepared({}), { kind: "manual" });
  });

  it("knows no provider that is not in its table", () => {
    assert.throws(() => readProvider("pp_other_other"), /pp_other_other/);
  });
});
