import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isServed } from "./is-served.ts";

const production = { adminPath: "/app", storeApi: false };

describe("isServed", () => {
  it("serves the calls of the admin, the payment providers and the BFF", () => {
    for (const [method, path] of [
      ["GET", "/health"],
      ["GET", "/app"],
      ["GET", "/app/assets/index-DlLP-qNt.js"],
      ["POST", "/admin/products"],
      ["POST", "/admin/products/imports"],
      ["POST", "/admin/products/imports/trx_1/confirm"],
      ["DELETE", "/admin/price-lists/plist_1"],
      ["POST", "/auth/user/emailpass"],
      ["POST", "/auth/user/emailpass/reset-password"],
      ["POST", "/auth/user/emailpass/update"],
      ["GET", "/auth/user/providers"],
      ["POST", "/auth/session"],
      ["DELETE", "/auth/session"],
      ["POST", "/auth/token/refresh"],
      ["POST", "/auth/mfa/challenges/authmfachal_01/verify"],
      ["POST", "/webhooks/payments/stripe"],
      ["GET", "/uploads/1730-spool.webp"],
      ["GET", "/internal/products"],
    ] as const) {
      assert.ok(isServed(method, path, production), `${method} ${path}`);
    }
  });

  it("hides the Store API, Medusa's hooks and registration", () => {
    for (const [method, path] of [
      ["GET", "/store/products"],
      ["POST", "/store/carts"],
      ["POST", "/hooks/payment/stripe_stripe"],
      ["POST", "/auth/user/emailpass/register"],
      ["POST", "/auth/customer/emailpass/register"],
      ["POST", "/auth/customer/emailpass"],
      ["GET", "/auth/user/emailpass/callback"],
      ["POST", "/auth/emailpass/user"],
      ["POST", "/cloud/auth/users"],
      ["GET", "/static/private-1-order-exports.csv"],
      ["GET", "/"],
      ["GET", "/webhooks/payments/stripe"],
      ["POST", "/uploads/picture.png"],
      ["POST", "/admin/products/import"],
      ["POST", "/admin/products/Import/"],
      ["POST", "/admin/products/import/trx_1/confirm"],
    ] as const) {
      assert.equal(isServed(method, path, production), false, `${method} ${path}`);
    }
  });

  it("hides these paths under every other spelling that Express or a proxy understands", () => {
    for (const path of [
      "/Store/products",
      "/STORE/products",
      "//store/products",
      "/store//products",
      "/%73tore/products",
      "/./store/products",
      "/app/../store/products",
      "/app/%2e%2e/store/products",
      "/admin/..%2fstore/products",
      "/app/..\\store/products",
      "/admin/%2Fstore",
      "/admin/%00",
      "/admin/%252e%252e/store",
      "/admin/%zz",
      "/admin/accounts/%ED%A0%80",
      "/internal/accounts/%FF",
      "/auth/user/emailpass/Register",
      "/auth/user/emailpass/register/",
      "/HOOKS/payment/stripe",
      `/admin/${"a".repeat(500)}`,
    ]) {
      assert.equal(isServed("POST", path, production), false, path);
    }
  });

  it("serves the Store API when a local shop enables it", () => {
    assert.ok(isServed("GET", "/store/products", { ...production, storeApi: true }));
    assert.equal(isServed("GET", "/Store/products", { ...production, storeApi: true }), false);
  });

  it("serves the admin at the configured path only", () => {
    assert.ok(isServed("GET", "/back-office/login", { ...production, adminPath: "/back-office" }));
    assert.equal(isServed("GET", "/app", { ...production, adminPath: "/back-office" }), false);
  });
});
