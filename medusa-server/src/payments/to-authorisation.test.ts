import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toAuthorisation } from "./to-authorisation.ts";

const cart = { totalMinor: 12_500, currencyCode: "sek" };

describe("toAuthorisation", () => {
  it("takes exactly the cart's total in its currency", () => {
    assert.equal(toAuthorisation({ amountMinor: 12_500, currencyCode: "SEK" }, cart), "authorised");
  });

  for (const [what, authorised] of [
    ["one minor unit less", { amountMinor: 12_499, currencyCode: "sek" }],
    ["one minor unit more", { amountMinor: 12_501, currencyCode: "sek" }],
    ["another currency", { amountMinor: 12_500, currencyCode: "nok" }],
  ] as const) {
    it(`refuses ${what}`, () => {
      assert.equal(toAuthorisation(authorised, cart), "wrong_amount");
    });
  }

  it("has nothing to compare where the provider holds no money", () => {
    assert.equal(toAuthorisation(null, cart), "authorised");
  });
});
