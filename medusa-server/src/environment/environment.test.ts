import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readEnvironment } from "./environment.ts";
import { toNewsletterSettings } from "../features/newsletter/newsletter-settings.ts";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://shop:s3cret@db.example.com/shop",
  JWT_SECRET: "a-jwt-secret-of-our-own",
  COOKIE_SECRET: "a-cookie-secret-of-our-own",
  INTERNAL_TOKEN: "an-internal-token-of-our-own",
  GIFT_CARD_SECRET: "a-gift-card-secret-of-our-own",
  TAKE_BACK_SECRET: "a-take-back-secret-of-our-own",
  UPLOADS_DIR: "/srv/uploads",
};

describe("readEnvironment", () => {
  it("requires no variables for a local shop", () => {
    const environment = readEnvironment({});
    assert.equal(environment.ADMIN_PATH, "/app");
    assert.equal(environment.MEDUSA_WORKER_MODE, "shared");
    assert.equal(environment.REDIS_URL, undefined);
  });

  it("treats an empty variable as unset", () => {
    assert.equal(readEnvironment({ ...production, REDIS_URL: "" }).REDIS_URL, undefined);
  });

  it("starts in production with its own secrets", () => {
    assert.equal(readEnvironment(production).INTERNAL_TOKEN, production.INTERNAL_TOKEN);
  });

  it("names every missing or wrong variable in production", () => {
    const act = () =>
      readEnvironment({ NODE_ENV: "production", JWT_SECRET: "short", REDIS_URL: "localhost" });
    for (const problem of [
      /DATABASE_URL must be set/,
      /JWT_SECRET needs 16 characters/,
      /COOKIE_SECRET must be set/,
      /INTERNAL_TOKEN must be set/,
      /GIFT_CARD_SECRET must be set/,
      /TAKE_BACK_SECRET must be set/,
      /REDIS_URL must begin with redis/,
    ]) {
      assert.throws(act, problem);
    }
  });

  it("refuses a local shop's secrets in production", () => {
    const { JWT_SECRET, INTERNAL_TOKEN } = readEnvironment({});
    assert.throws(
      () => readEnvironment({ ...production, JWT_SECRET, INTERNAL_TOKEN }),
      /JWT_SECRET .*local shop/,
    );
  });

  it("refuses to start in production without storage for uploads, or with half of S3", () => {
    const s3 = {
      S3_BUCKET: "uploads",
      S3_REGION: "eu-north-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_FILE_URL: "https://uploads.example.com",
    };
    const { UPLOADS_DIR: _, ...nowhere } = production;
    assert.throws(() => readEnvironment(nowhere), /UPLOADS_DIR must be set/);
    assert.equal(readEnvironment({ ...nowhere, ...s3 }).s3?.bucket, "uploads");
    for (const name of Object.keys(s3)) {
      const half = { ...production, ...s3, [name]: "" };
      assert.throws(() => readEnvironment(half), new RegExp(`${name} must be set`));
    }
    assert.throws(
      () => readEnvironment({ ...production, S3_ENDPOINT: "https://s3.example.com" }),
      /S3_BUCKET must be set/,
    );
    assert.throws(
      () => readEnvironment({ ...production, ...s3, S3_FILE_URL: "http://uploads.example.com" }),
      /S3_FILE_URL must begin with https/,
    );
  });

  it("opens Medusa's Store API in a local shop only", () => {
    assert.throws(
      () => readEnvironment({ ...production, SPOLVERK_STORE_API: "true" }),
      /SPOLVERK_STORE_API is for a local shop only/,
    );
    assert.throws(() => readEnvironment({ SPOLVERK_STORE_API: "true" }), /for a local shop only/);
    const local = { SPOLVERK_LOCAL: "true", SPOLVERK_STORE_API: "true" };
    assert.equal(readEnvironment(local).SPOLVERK_STORE_API, true);
    assert.equal(readEnvironment(production).SPOLVERK_STORE_API, false);
  });

  it("refuses to start with half of Stripe, and names the other half", () => {
    const half = { ...production, STRIPE_SECRET_KEY: "sk_live_1" };
    assert.throws(() => readEnvironment(half), /STRIPE_PUBLISHABLE_KEY must be set/);
    assert.throws(() => readEnvironment(half), /STRIPE_WEBHOOK_SECRET must be set/);
    assert.equal(readEnvironment(production).stripe, null);
  });

  it("accepts a local shop's secrets in a built local shop", () => {
    assert.doesNotThrow(() => readEnvironment({ NODE_ENV: "production", SPOLVERK_LOCAL: "true" }));
  });

  it("disables payments by Swish and pay-later without their settings", () => {
    const { swish, payLater } = readEnvironment(production);
    assert.deepEqual({ swish, payLater }, { swish: null, payLater: null });
  });

  it("refuses to start with half of a payment service, and names the other half", () => {
    const half = { SWISH_PAYEE_ALIAS: "1231181189", PAY_LATER_USERNAME: "shop" };
    for (const problem of [
      /SWISH_URL must be set/,
      /SWISH_CERT_FILE must be set/,
      /PAY_LATER_URL must be set/,
    ]) {
      assert.throws(() => readEnvironment({ ...production, ...half }), problem);
    }
  });

  it("sends mails with all of their settings, or none", () => {
    const mail = {
      SENDGRID_API_KEY: "SG.key",
      MAIL_FROM: "shop@example.com",
      SITE_HOSTS: "https://{code}.example.com",
    };
    assert.equal(readEnvironment({ ...production, ...mail }).SENDGRID_URL, "https://api.sendgrid.com");
    assert.equal(readEnvironment(production).MAIL_FROM, undefined);
    for (const name of ["SENDGRID_API_KEY", "MAIL_FROM", "SITE_HOSTS"] as const) {
      const { [name]: _, ...half } = mail;
      assert.throws(() => readEnvironment({ ...production, ...half }), new RegExp(`  ${name} is needed`));
    }
  });

  it("sends subscribers to SendGrid with the key of the mails", () => {
    const list = { SENDGRID_NEWSLETTER_LIST: "list" };
    assert.throws(() => readEnvironment({ ...production, ...list }), /  SENDGRID_API_KEY is needed/);
    const mail = {
      SENDGRID_API_KEY: "SG.key",
      MAIL_FROM: "shop@example.com",
      SITE_HOSTS: "https://{code}.example.com",
    };
    assert.equal(toNewsletterSettings(readEnvironment({ ...production, ...mail })), null);
    assert.deepEqual(toNewsletterSettings(readEnvironment({ ...production, ...mail, ...list })), {
      apiKey: "SG.key",
      url: "https://api.sendgrid.com",
      list: "list",
    });
  });

  it("sends a public shop's mails only to SendGrid", () => {
    const other = { SENDGRID_URL: "http://127.0.0.1:7900" };
    assert.throws(() => readEnvironment({ ...production, ...other }), /SENDGRID_URL must be https/);
    assert.doesNotThrow(() => readEnvironment({ ...other, SPOLVERK_LOCAL: "true" }));
    assert.doesNotThrow(() =>
      readEnvironment({ ...production, SENDGRID_URL: "https://api.eu.sendgrid.com/" }),
    );
  });
});
