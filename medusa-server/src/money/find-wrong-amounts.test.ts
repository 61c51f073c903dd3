import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { amountDoors } from "./amount-doors.ts";
import { findWrongAmounts } from "./find-wrong-amounts.ts";

const fieldsOf = (body: unknown, area = "products") =>
  findWrongAmounts(body, amountDoors.find((door) => door.area === area)?.fields ?? {}).map(
    ({ field }) => field,
  );
const sek = (amount: unknown) => ({ currency_code: "sek", amount });

describe("findWrongAmounts", () => {
  it("names each price that is not sellable, in every body in which Medusa accepts prices", () => {
    assert.deepEqual(fieldsOf({ prices: [sek(249), sek(-5)] }), ["prices.1.amount"]);
    assert.deepEqual(fieldsOf({ variants: [{ prices: [sek(0)] }] }), ["variants.0.prices.0.amount"]);
    assert.deepEqual(fieldsOf({ create: [{ variants: [{ prices: [sek(1)] }, { prices: [sek(1e12)] }] }] }), [
      "create.0.variants.1.prices.0.amount",
    ]);
    assert.deepEqual(fieldsOf({ update: [{ prices: [sek(-1)] }] }), ["update.0.prices.0.amount"]);
    assert.deepEqual(fieldsOf({ create: [sek(-1)], update: [sek(0)] }, "price-lists"), [
      "create.0.amount",
      "update.0.amount",
    ]);
    assert.deepEqual(fieldsOf({ prices: { 0: sek(-1) } }), ["prices.0.amount"]);
  });

  it("refuses values that are not finite numbers", () => {
    for (const amount of ["5", "", true, [], {}, Number.NaN, Infinity, -0, 1e-9, JSON.parse("-1e309")]) {
      assert.deepEqual(fieldsOf({ prices: [sek(amount)] }), ["prices.0.amount"], JSON.stringify(amount));
    }
  });

  it("refuses amounts finer than the currency at every door", () => {
    for (const { area, fields } of amountDoors) {
      for (const [name, { beside }] of Object.entries(fields)) {
        const owner = beside ? { [beside.field]: beside.value } : {};
        for (const amount of [0.005, 3.333, 1e-9, 1e9 + 1, Number.NaN, "3"]) {
          assert.deepEqual(fieldsOf({ ...owner, [name]: amount }, area), [name], `${area} ${name} ${amount}`);
        }
        assert.deepEqual(fieldsOf({ ...owner, [name]: 12.5 }, area), [], `${area} ${name}`);
      }
    }
  });

  it("accepts free delivery, but no negative price of delivery", () => {
    assert.deepEqual(fieldsOf({ prices: [sek(0)] }, "shipping-options"), []);
    assert.deepEqual(fieldsOf({ prices: [sek(-1)] }, "shipping-options"), ["prices.0.amount"]);
  });

  it("accepts a free replacement, but no item with a negative price", () => {
    for (const area of ["order-edits", "claims", "exchanges", "draft-orders"]) {
      assert.deepEqual(fieldsOf({ items: [{ unit_price: 0 }] }, area), []);
      assert.deepEqual(fieldsOf({ items: [{ unit_price: -1 }] }, area), ["items.0.unit_price"]);
    }
  });

  it("accepts a negative credit line, but not one of zero", () => {
    assert.deepEqual(fieldsOf({ amount: -7.8 }, "orders"), []);
    assert.deepEqual(fieldsOf({ amount: 0 }, "orders"), ["amount"]);
  });

  it("refuses a refund of zero or less, and accepts one without an amount", () => {
    for (const amount of [0, -5]) assert.deepEqual(fieldsOf({ amount }, "payments"), ["amount"]);
    for (const body of [{}, { amount: null }]) assert.deepEqual(fieldsOf(body, "payments"), []);
  });

  it("ignores foreign data and bodies without amounts", () => {
    for (const body of [
      null,
      "text",
      5,
      [],
      { metadata: { amount: -1 } },
      { prices: null },
      { toString: 1 },
    ]) {
      assert.deepEqual(fieldsOf(body), []);
    }
    assert.deepEqual(
      fieldsOf({ rules: [{ attribute: "is_return", value: "true" }] }, "shipping-options"),
      [],
    );
  });

  it("terminates on an extremely nested body", () => {
    let nested: unknown = { prices: [sek(-1)] };
    for (let depth = 0; depth < 50_000; depth += 1) nested = { nested };
    assert.deepEqual(fieldsOf(nested), []);
  });
});
