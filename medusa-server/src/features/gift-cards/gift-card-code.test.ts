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

describe("code of a gift card", () => {
  it("createGiftCardCode returns a new code each time, from the whole alphabet", () => {
    const codes = Array.from({ length: 500 }, createGiftCardCode);
    assert.equal(new Set(codes).size, codes.length);
    for (const code of codes) assert.equal(normalizeGiftCardCode(code), code);
    assert.equal(new Set(codes.join("")).size, giftCardAlphabet.length);
  });

  it("hashGiftCardCode is deterministic, and depends on the code and the shop's secret", () => {
    const code = createGiftCardCode();
    assert.equal(hashGiftCardCode(code, secret), hashGiftCardCode(code, secret));
    assert.notEqual(hashGiftCardCode(code, secret), hashGiftCardCode(code, other));
    assert.notEqual(hashGiftCardCode(code, secret), hashGiftCardCode(createGiftCardCode(), secret));
  });

  it("sealGiftCardCode encrypts a code so that only the shop can open it, and any change is detected", () => {
    const code = createGiftCardCode();
    const sealed = sealGiftCardCode(code, secret);
    assert.equal(openGiftCardCode(sealed, secret), code);
    assert.notEqual(sealGiftCardCode(code, secret), sealed);
    assert.throws(() => openGiftCardCode(sealed, other));
    assert.throws(() => openGiftCardCode(`${sealed.slice(0, -2)}AA`, secret));
  });
});
