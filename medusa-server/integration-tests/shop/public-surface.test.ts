import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { rawRequest } from "../support/raw-request.ts";
import { admin, variable } from "../support/shop.ts";
import { startMedusa } from "../support/start-medusa.ts";
import type { StartedProcess } from "../support/start-process.ts";

const adminOrigin = "https://admin.example.com";
/** A server with the settings of production behind one proxy. It has no Store API, unlike the tests' own shop. */
let medusa: StartedProcess;
let publishableKey = "";

const json = { "content-type": "application/json" };
let networks = 0;
/** An address that has never signed in before. */
const nextNetwork = () => `198.51.100.${(networks += 1)}`;

function signIn(email: string, password: string, network = nextNetwork()) {
  return rawRequest(medusa.url, "/auth/user/emailpass", {
    method: "POST",
    headers: { ...json, "x-forwarded-for": network },
    body: JSON.stringify({ email, password }),
  });
}

describe("the public surface of Medusa", () => {
  before(async () => {
    medusa = await startMedusa({ SPOLVERK_STORE_API: "false", TRUST_PROXY: "1", ADMIN_CORS: adminOrigin });
    const { body } = await admin<{ api_keys: { token: string }[] }>("api-keys?type=publishable");
    publishableKey = body.api_keys[0]?.token ?? "";
  });
  after(() => medusa.kill());

  describe("the public paths", () => {
    it("include neither Medusa's Store API, even with a publishable key, nor its hooks, nor registration", async () => {
      const headers = { ...json, "x-publishable-api-key": publishableKey };
      for (const [method, path] of [
        ["GET", "/store/products"],
        ["GET", "/Store/products"],
        ["GET", "//store/products"],
        ["GET", "/store//products"],
        ["GET", "/%73tore/products"],
        ["GET", "/store/products/"],
        ["GET", "/app/../store/products"],
        ["POST", "/store/carts"],
        ["POST", "/hooks/payment/stripe_stripe"],
        ["POST", "/auth/user/emailpass/register"],
        ["POST", "/auth/user/emailpass/REGISTER"],
        ["POST", "/auth/customer/emailpass/register"],
        ["POST", "/auth/customer/emailpass"],
        ["GET", "/static/private-1-order-exports.csv"],
      ] as const) {
        const { status } = await rawRequest(medusa.url, path, {
          method,
          headers,
          ...(method === "POST" && { body: "{}" }),
        });
        assert.equal(status, 404, `${method} ${path}`);
      }
      const keyless = await rawRequest(medusa.url, "/store/products");
      assert.equal(keyless.status, 404);
    });

    it("send headers against sniffing and framing, and none that names the server's software", async () => {
      const { headers } = await rawRequest(medusa.url, "/health");
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.match(String(headers["content-security-policy"]), /frame-ancestors 'none'/);
      assert.equal(headers["x-powered-by"], undefined);
    });

    it("can be called by scripts of the admin's origin, and by none of the shop's", async () => {
      const allowed = async (path: string, origin = "") =>
        (await rawRequest(medusa.url, path, { method: "POST", headers: { ...json, origin }, body: "{}" }))
          .headers["access-control-allow-origin"];
      for (const path of ["/auth/user/emailpass", "/auth/session", "/admin/products"]) {
        assert.equal(await allowed(path, adminOrigin), adminOrigin, path);
        assert.equal(await allowed(path, variable("SHOP_URL")), undefined, path);
      }
      // Medusa applies ADMIN_CORS to the routes that it finds on disk. The shop's own serve pages of Medusa's origin.
      for (const origin of [adminOrigin, variable("SHOP_URL")]) {
        assert.equal(await allowed("/admin/shop-settings", origin), undefined, origin);
      }
    });
  });

  describe("a hostile query or body", () => {
    const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
    const full = (part: (index: number) => string) =>
      Array.from({ length: 2000 }, (_, index) => part(index))
        .join("&")
        .slice(0, 14_000);

    it("gets its answer within 100 ms", async () => {
      await rawRequest(medusa.url, "/health");
      for (const query of [
        "a[100000000]=x",
        "a%5B4294967294%5D=x",
        `a[499]${"[499]".repeat(2000)}=x`,
        full((index) => `a[${index}][499][499]=x`),
        full(() => "a[499][499][499][499]=x"),
        full((index) => `a[b${index}]=x`),
        full(() => "a[]=x"),
        full((index) => `a${index}[499]=x`),
        full((index) => `a[${index}][499][%3499]=x`),
        `a${deep("[a]", "", 4000)}=x`,
      ]) {
        // Take the fastest of many tries, since other tests keep the processors busy. A blocked process would be far
        // slower.
        let best = Infinity;
        for (let count = 0; count < 30 && best >= 100; count += 1) {
          const { status, ms } = await rawRequest(medusa.url, `/health?${query}`);
          assert.ok([200, 400].includes(status), `${status} for ${query.slice(0, 60)}`);
          best = Math.min(best, ms);
        }
        assert.ok(best < 100, `${Math.round(best)} ms for ${query.slice(0, 60)}`);
      }
    });

    it("gets a 4xx status when it is a body", async () => {
      for (const [type, body] of [
        ["application/json", deep("[", "]", 45_000)],
        ["application/json", `{"email":${deep('{"a":', "}", 9000).replace(":}", ":1}")}}`],
        ["application/x-www-form-urlencoded", "a[100000000]=x"],
        ["application/x-www-form-urlencoded", `a${deep("[a]", "", 20_000)}=x`],
        ["application/x-www-form-urlencoded", Array.from({ length: 9000 }, () => "a[999]=x").join("&")],
        ["application/json", '{"__proto__":{"email":"a"},"email":{"toString":1},"password":[]}'],
        ["application/json", '{"email":"a\\u0000@example.com","password":"\\u0000"}'],
      ] as const) {
        const { status, ms } = await rawRequest(medusa.url, "/auth/user/emailpass", {
          method: "POST",
          headers: { "content-type": type, "x-forwarded-for": nextNetwork() },
          body,
        });
        assert.ok(status >= 400 && status < 500, `${status} for ${type} ${body.slice(0, 40)}`);
        assert.ok(ms < 3000, `${Math.round(ms)} ms for ${body.slice(0, 40)}`);
      }
    });
  });

  describe("signing in", () => {
    it("locks after ten failures, whether or not the account exists", async () => {
      const replies: string[] = [];
      for (const email of [`nobody-${Date.now()}@example.com`, variable("ADMIN_EMAIL")]) {
        for (let count = 0; count < 10; count += 1) {
          assert.equal((await signIn(email, "wrong")).status, 401);
        }
        const { status, headers, text } = await signIn(email, variable("ADMIN_PASSWORD"));
        assert.equal(status, 429);
        assert.ok(Number(headers["retry-after"]) > 800);
        replies.push(text);
      }
      assert.equal(replies[0], replies[1]);
    });

    it("locks for a network that tries many accounts, even if it claims to be another network", async () => {
      const network = "203.0.113.77";
      const statuses: number[] = [];
      for (let count = 0; count < 51; count += 1) {
        const claimed = `${nextNetwork()}, ${network}`;
        statuses.push((await signIn(`someone-${count}@example.com`, "wrong", claimed)).status);
      }
      assert.deepEqual(
        statuses.slice(0, 50),
        Array.from({ length: 50 }, () => 401),
      );
      assert.equal(statuses[50], 429);
    });
  });
});
