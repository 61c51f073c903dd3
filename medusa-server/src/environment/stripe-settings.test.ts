import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readStripeSettings } from "./stripe-settings.ts";

const whole = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("readStripeSettings", () => {
  it("accepts all variables or none", () => {
    assert.deepEqual(readStripeSettings({ STRIPE_SECRET_KEY: "" }, false), { settings: null, problems: [] });
    assert.deepEqual(readStripeSettings(whole, false), {
      settings: {
        secretKey: "sk_live_1",
        publishableKey: "pk_live_1",
        webhookSecret: "whsec_1",
        apiUrl: null,
      },
      problems: [],
    });
  });

  for (const name of Object.keys(whole)) {
    it(`names ${name} when it is missing or another kind of key`, () => {
      const { problems } = readStripeSettings({ ...whole, [name]: "" }, false);
      assert.deepEqual(problems, [{ name, message: "must be set" }]);
      const wrong = readStripeSettings({ ...whole, [name]: "wrong" }, false);
      assert.deepEqual(
        wrong.problems.map((problem) => problem.name),
        [name],
      );
    });
  }

  it("accepts a server other than Stripe's in a local shop only", () => {
    const emulator = { ...whole, STRIPE_API_URL: "http://127.0.0.1:7805" };
    assert.equal(readStripeSettings(emulator, true).settings?.apiUrl, "http://127.0.0.1:7805");
    const { settings, problems } = readStripeSettings(emulator, false);
    assert.equal(settings, null);
    assert.deepEqual(problems, [{ name: "STRIPE_API_URL", message: "is for a local shop only" }]);
  });
});
