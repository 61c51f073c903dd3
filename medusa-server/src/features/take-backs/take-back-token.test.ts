import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { hashTakeBackToken, toTakeBackToken } from "./take-back-token.ts";

const secret = "a secret of this shop";

describe("the token of a take-back", () => {
  it("stays the same for a take-back, and differs for another take-back or under another secret", () => {
    const token = toTakeBackToken("tkb_1", secret);
    assert.equal(toTakeBackToken("tkb_1", secret), token);
    const others = [toTakeBackToken("tkb_2", secret), toTakeBackToken("tkb_1", `${secret}!`)];
    assert.equal(new Set([token, ...others]).size, 3);
    assert.match(token, /^[\w-]{43}$/);
  });

  it("differs from its stored hash, and two take-backs have different hashes", () => {
    const token = toTakeBackToken("tkb_1", secret);
    assert.match(hashTakeBackToken(token), /^[\da-f]{64}$/);
    assert.notEqual(hashTakeBackToken(token), hashTakeBackToken(toTakeBackToken("tkb_2", secret)));
  });
});
