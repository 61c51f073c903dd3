import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readPayLaterSettings, readSwishSettings } from "./payment-settings.ts";

const swish = {
  SWISH_URL: "https://cpc.getswish.net",
  SWISH_PAYEE_ALIAS: "1231181189",
  SWISH_CALLBACK_URL: "https://admin.example.com/webhooks/payments/swish",
  SWISH_CERT_FILE: "/run/secrets/swish.pem",
  SWISH_KEY_FILE: "/run/secrets/swish.key",
  SWISH_CA_FILE: "/run/secrets/swish-ca.pem",
};
const payLater = {
  PAY_LATER_URL: "https://api.klarna.com/",
  PAY_LATER_USERNAME: "PK1",
  PAY_LATER_API_KEY: "secret",
  PAY_LATER_CALLBACK_URL: "https://admin.example.com/webhooks/payments/pay-later",
};

describe("readSwishSettings", () => {
  it("requires no variable when none is set", () => {
    assert.deepEqual(readSwishSettings({ SWISH_URL: "" }, false), { settings: null, problems: [] });
  });

  it("names the files of the mutual TLS connection", () => {
    const { settings, problems } = readSwishSettings(swish, false);
    assert.deepEqual(problems, []);
    assert.deepEqual(settings?.tlsFiles, {
      cert: "/run/secrets/swish.pem",
      key: "/run/secrets/swish.key",
      ca: "/run/secrets/swish-ca.pem",
    });
  });

  for (const name of Object.keys(swish)) {
    it(`names ${name} when only that is missing`, () => {
      const { settings, problems } = readSwishSettings({ ...swish, [name]: "" }, false);
      assert.equal(settings, null);
      assert.deepEqual(problems, [{ name, message: "must be set" }]);
    });
  }

  it("accepts http, without certificates, in a local shop only", () => {
    const emulator = {
      SWISH_URL: "http://127.0.0.1:7810/",
      SWISH_PAYEE_ALIAS: "1231181189",
      SWISH_CALLBACK_URL: "http://127.0.0.1:9000/webhooks/payments/swish",
    };
    assert.deepEqual(readSwishSettings(emulator, true).settings, {
      url: "http://127.0.0.1:7810",
      payeeAlias: "1231181189",
      callbackUrl: "http://127.0.0.1:9000/webhooks/payments/swish",
      tlsFiles: null,
    });
    assert.deepEqual(
      readSwishSettings(emulator, false).problems.map(({ name }) => name),
      ["SWISH_URL", "SWISH_CALLBACK_URL"],
    );
  });

  it("refuses a malformed Swish number", () => {
    const { problems } = readSwishSettings({ ...swish, SWISH_PAYEE_ALIAS: "123-118" }, false);
    assert.deepEqual(problems, [
      { name: "SWISH_PAYEE_ALIAS", message: "must be a Swish number of 10 digits" },
    ]);
  });
});

describe("readPayLaterSettings", () => {
  it("accepts all variables or none", () => {
    assert.deepEqual(readPayLaterSettings({}, false), { settings: null, problems: [] });
    assert.equal(readPayLaterSettings(payLater, false).settings?.url, "https://api.klarna.com");
    for (const name of Object.keys(payLater)) {
      const { settings, problems } = readPayLaterSettings({ ...payLater, [name]: undefined }, false);
      assert.equal(settings, null);
      assert.deepEqual(problems, [{ name, message: "must be set" }]);
    }
  });

  it("refuses an unencrypted address outside a local shop", () => {
    const { problems } = readPayLaterSettings({ ...payLater, PAY_LATER_URL: "http://api.klarna.com" }, false);
    assert.deepEqual(
      problems.map(({ name }) => name),
      ["PAY_LATER_URL"],
    );
  });
});
