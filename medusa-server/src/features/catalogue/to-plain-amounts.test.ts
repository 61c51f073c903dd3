import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isSamePrice, toPlainAmounts } from "./to-plain-amounts.ts";

describe("plain amounts of a variant's prices", () => {
  it("leaves out prices of a price list, a region or a quantity", () => {
    const prices = [
      { currency_code: "sek", amount: 199.2 },
      { currency_code: "sek", amount: 100, price_list_id: "plist" },
      { currency_code: "eur", amount: 17.52, price_list_id: null, rules_count: 0, min_quantity: null },
      { currency_code: "eur", amount: 10, rules_count: 1 },
      { currency_code: "eur", amount: 15, min_quantity: 10 },
    ];
    assert.deepEqual(toPlainAmounts(prices), { sek: 199.2, eur: 17.52 });
  });

  it("isSamePrice ignores the order of the currencies but compares the sale", () => {
    const price = { amounts: { sek: 199.2, eur: 17.52 }, discount_percentage: 0 };
    assert.equal(isSamePrice(price, { ...price, amounts: { eur: 17.52, sek: 199.2 } }), true);
    assert.equal(isSamePrice(price, { ...price, discount_percentage: 10 }), false);
    assert.equal(isSamePrice(price, { ...price, amounts: { sek: 199.2 } }), false);
  });
});
