import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { giftCardAlphabet, normalizeGiftCardCode } from "@spolverk/domain";
import {
  createGiftCardCode,
  hashGiftCardCode,
  openGiftCardCode,
  sealGiftCardCode,
} from "./gift-card-code.ts";

const secret = "a-secret-of-the-shop";
const other = "another-secret-of-a-shop";

describe("the code of a gift card", () => {
  it("is another one each time, of all the signs", () => {
    const codes = Array.from({ length: 500 }, createGiftCardCode);
    assert.equal(new Set(codes).size, codes.length);
    for (const code of codes) assert.equal(normalizeGiftCardCode(code), code);
    assert.equal(new Set(codes.join("")).size, giftCardAlphabet.length);
  });

  it("is found by what only the shop can make of it", () => {
    const code = createGiftCardCode();
    assert.equal(hashGiftCardCode(code, secret), hashGiftCardCode(code, secret));
    assert.notEqual(hashGiftCardCode(code, secret), hashGiftCardCode(code, other));
    assert.notEqual(hashGiftCardCode(code, secret), hashGiftCardCode(createGiftCardCode(), secret));
  });

  it("is stored so that only the shop can read it, and every change is detected", () => {
    const code = createGiftCardCode();
    const sealed = sealGiftCardCode(code, secret);
    assert.equal(openGiftCardCode(sealed, secret), code);
    assert.notEqual(sealGiftCardCode(code, secret), sealed);
    assert.throws(() => openGiftCardCode(sealed, other));
    assert.throws(() => openGiftCardCode(`${sealed.slice(0, -2)}AA`, secret));
  });
});
