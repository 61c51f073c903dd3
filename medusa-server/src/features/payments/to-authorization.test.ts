import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toAuthorization } from "./to-authorization.ts";

const cart = { totalMinor: 12_500, currencyCode: "sek" };

describe("toAuthorization", () => {
  it("accepts exactly the cart's total in its currency", () => {
    assert.equal(toAuthorization({ amountMinor: 12_500, currencyCode: "SEK" }, cart), "authorized");
  });

  for (const [what, authorized] of [
    ["one minor unit less", { amountMinor: 12_499, currencyCode: "sek" }],
    ["one minor unit more", { amountMinor: 12_501, currencyCode: "sek" }],
    ["another currency", { amountMinor: 12_500, currencyCode: "nok" }],
  ] as const) {
    it(`refuses ${what}`, () => {
      assert.equal(toAuthorization(authorized, cart), "wrong_amount");
    });
  }

  it("compares nothing when the provider holds no money", () => {
    assert.equal(toAuthorization(null, cart), "authorized");
  });
});
