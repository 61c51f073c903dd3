import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { findPriceProblems } from "./find-price-problems.ts";

const fieldsOf = (body: unknown, takesZero = false) =>
  findPriceProblems(body, takesZero).map(({ field }) => field);
const sek = (amount: unknown) => ({ currency_code: "sek", amount });

describe("findPriceProblems", () => {
  it("names each price that nothing can be sold at, in every body that Medusa takes prices in", () => {
    assert.deepEqual(fieldsOf({ prices: [sek(249), sek(-5)] }), ["prices.1.amount"]);
    assert.deepEqual(fieldsOf({ variants: [{ prices: [sek(0)] }] }), ["variants.0.prices.0.amount"]);
    assert.deepEqual(fieldsOf({ create: [{ variants: [{ prices: [sek(1)] }, { prices: [sek(1e12)] }] }] }), [
      "create.0.variants.1.prices.0.amount",
    ]);
    assert.deepEqual(fieldsOf({ update: [{ prices: [sek(-1)] }] }), ["update.0.prices.0.amount"]);
    assert.deepEqual(fieldsOf({ create: [sek(-1)], update: [sek(0)] }), [
      "create.0.amount",
      "update.0.amount",
    ]);
    assert.deepEqual(fieldsOf({ prices: { 0: sek(-1) } }), ["prices.0.amount"]);
  });

  it("refuses what is no finite number", () => {
    for (const amount of ["5", "", true, [], {}, Number.NaN, Infinity, -0, 1e-9, JSON.parse("-1e309")]) {
      assert.deepEqual(fieldsOf({ prices: [sek(amount)] }), ["prices.0.amount"], JSON.stringify(amount));
    }
  });

  it("takes free delivery, but no delivery that pays the shopper", () => {
    assert.deepEqual(fieldsOf({ prices: [sek(0)] }, true), []);
    assert.deepEqual(fieldsOf({ prices: [sek(-1)] }, true), ["prices.0.amount"]);
  });

  it("leaves other amounts and bodies without prices alone", () => {
    for (const body of [null, "text", 5, [], { amount: -1 }, { items: [{ amount: -1 }] }, { prices: null }]) {
      assert.deepEqual(fieldsOf(body), []);
    }
  });

  it("ends on a body that is nested without end", () => {
    let nested: unknown = { prices: [sek(-1)] };
    for (let depth = 0; depth < 50_000; depth += 1) nested = { nested };
    assert.deepEqual(fieldsOf(nested), []);
  });
});
