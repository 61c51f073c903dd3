import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readCallbackReference, toCallbackUrl } from "./signed-callback.ts";

const reference = "0123456789abcdef0123456789abcdef";
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("a signed callback address", () => {
  const url = toCallbackUrl("https://shop.example/webhooks/payments/swish", "swish", reference);

  it("contains the reference of its payment", () => {
    assert.equal(readCallbackReference("swish", queryOf(url)), reference);
  });

  it("gives no reference for another payment, for another provider, and without its MAC", () => {
    const query = queryOf(url);
    assert.equal(readCallbackReference("swish", { ...query, payment: reference.replace("0", "1") }), null);
    assert.equal(readCallbackReference("pay-later", query), null);
    assert.equal(readCallbackReference("swish", { payment: reference }), null);
  });

  it("fails with a MAC that differs in one character, is too short, or is not text", () => {
    const query = queryOf(url);
    const changed = `${query.mac?.startsWith("A") ? "B" : "A"}${query.mac?.slice(1)}`;
    for (const mac of [changed, query.mac?.slice(1), "", [query.mac], { length: 43 }]) {
      assert.equal(readCallbackReference("swish", { ...query, mac }), null);
    }
  });
});
