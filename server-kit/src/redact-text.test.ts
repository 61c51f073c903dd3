import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { redactText } from "./redact-text.ts";

const id = "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70";
const token = "Zk3_v9QxT1w-b8Yc5Lr2Nf7Hs0Ja4Pd6Gm_uEiOoKqX";

describe("redactText", () => {
  it.each([
    [`GET /internal/checkouts/${id}/payment failed`, "GET /internal/checkouts/[id]/payment failed"],
    [`Checkout with id: ${id} was not found`, "Checkout with id: [id] was not found"],
    ["Error 400 at /internal/checkouts/short", "Error 400 at /internal/checkouts/[id]"],
    [id.replaceAll("-", ""), "[id]"],
    ["/internal/coupons?code=SPRING&email=asa%40example.com 404", "/internal/coupons?[query] 404"],
    [`POST /api/newsletter/unsubscribe/${token} 503`, "POST /api/newsletter/unsubscribe/[token] 503"],
    [`{"token":"${token}"}`, '{"token":"[token]"}'],
    [`https://spolverk.se/withdrawal#${token}`, "https://spolverk.se/withdrawal#[token]"],
    ["/internal/gift-cards/giftcard_01", "/internal/gift-cards/[id]"],
    ["no mail to asa.öberg+x@example.com: refused", "no mail to [email]: refused"],
    ['{"email":"asa@example.com"}', '{"email":"[email]"}'],
    ["the card 7K3M-9QXP-2WVT-8HJD is empty", "the card [code] is empty"],
    [
      "insert into \"x\" (\"name\", \"n\") values ('Åsa O''Hara', 'b') - null value",
      'insert into "x" ("name", "n") values (\'[value]\', \'[value]\') - null value',
    ],
  ])("removes the secret from %j", (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it("redacts every token of 256 bits in base64url", () => {
    for (let tries = 0; tries < 1000; tries++) {
      expect(redactText(`/x/${randomBytes(32).toString("base64url")}/y`)).toBe("/x/[token]/y");
    }
  });

  it("keeps a name of 43 characters in one case", () => {
    const text =
      "a-file-with-a-name-of-43-characters-exactly and an-even-longer-name-than-that-of-43-characters.ts";
    expect(redactText(text)).toBe(text);
  });

  it("does not change a text without secrets", () => {
    const text =
      "ECONNREFUSED 127.0.0.1:5432 after 3 tries, can't connect; /checkouts/:id/order, order 1001, variant_01HZX, it's gone";
    expect(redactText(text)).toBe(text);
  });
});
