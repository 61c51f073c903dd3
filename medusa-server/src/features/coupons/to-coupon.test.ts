import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type PromotionRow, promotionRow } from "./promotion-row.ts";
import { findCouponProblem, findRuleProblem, toCoupon, toLimits } from "./to-coupon.ts";

type Changes = {
  method?: object;
  rules?: object[];
  metadata?: object;
  campaign?: object;
  promotion?: object;
};

const regions = new Map([["reg_eur", "eur"]]);

function rowOf({ method, rules, metadata, campaign, promotion }: Changes): PromotionRow {
  return promotionRow.parse({
    id: "promo_1",
    code: "WELCOME10",
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: true,
    limit: null,
    used: 0,
    metadata,
    application_method: {
      type: "percentage",
      target_type: "order",
      allocation: null,
      value: 10,
      max_quantity: null,
      currency_code: null,
      target_rules: [],
      ...method,
    },
    rules: rules ?? [],
    campaign,
    ...promotion,
  });
}

const read = (changes: Changes) => toCoupon(rowOf(changes), { regions });
const rule = (attribute: string, operator: string, ...values: string[]) => ({
  attribute,
  operator,
  values: values.map((value) => ({ value })),
});
const budget = (terms: object) => ({ budget: { id: "probudg_1", used: 0, ...terms } });

const impossible = Object.entries<Changes>({
  "one without a code to write": { promotion: { is_automatic: true } },
  "buy and get": { promotion: { type: "buyget" } },
  "some goods only": { method: { target_rules: [{ id: "prorul_1" }] } },
  "the cheapest piece": { method: { target_type: "items", allocation: "once", max_quantity: 1 } },
  "half of the delivery": { method: { target_type: "shipping_methods", value: 50 } },
  "an amount in no currency": { method: { type: "fixed" } },
  "groups of customers": { rules: [rule("customer.groups.id", "in", "cusgroup_1")] },
  "all but a country": { rules: [rule("shipping_address.country_code", "ne", "se")] },
  "a minimum that is no amount": { metadata: { minimum_sek: "lots" } },
  "a count by something else": {
    campaign: budget({ type: "use_by_attribute", attribute: "region", limit: 1 }),
  },
});

describe("toCoupon [7.12]", () => {
  it("reads a percentage off all goods or off a number of pieces", () => {
    assert.deepEqual(read({})?.discount, { kind: "percentage", percent: 10, maxQuantity: null });
    const each = { target_type: "items", allocation: "each", max_quantity: 2 };
    assert.deepEqual(read({ method: each })?.discount, { kind: "percentage", percent: 10, maxQuantity: 2 });
  });

  it("reads an amount in its currency, with or without VAT", () => {
    const method = {
      type: "fixed",
      value: 49.9,
      currency_code: "sek",
      target_type: "items",
      allocation: "across",
    };
    const coupon = read({ method });
    assert.deepEqual(coupon?.discount, {
      kind: "amount",
      amountMinor: 4990,
      includesVat: true,
      maxQuantity: null,
    });
    assert.deepEqual(coupon?.currencies, ["SEK"]);
    const without = read({ method, promotion: { is_tax_inclusive: false } });
    assert.deepEqual(without?.discount, { ...coupon?.discount, includesVat: false });
  });

  it("reads 100 % off delivery as free shipping", () => {
    const method = { target_type: "shipping_methods", allocation: "across", value: 100 };
    assert.deepEqual(read({ method })?.discount, { kind: "freeShipping" });
  });

  it("reads the minimum of each currency from the metadata", () => {
    const metadata = { minimum_sek: "500", minimum_EUR: 45.5, note: "spring" };
    assert.deepEqual(read({ metadata })?.minimum, { SEK: 50_000, EUR: 4550 });
  });

  it("reads the currencies and countries of its rules", () => {
    const rules = [
      rule("shipping_address.country_code", "in", "se", "no"),
      rule("currency_code", "in", "sek", "eur"),
      rule("region.id", "eq", "reg_eur"),
    ];
    const coupon = read({ rules });
    assert.deepEqual(coupon?.countries, ["SE", "NO"]);
    assert.deepEqual(coupon?.currencies, ["EUR"]);
  });

  it("reads the campaign's days, the uses left and the budget left", () => {
    const campaign = { starts_at: "2026-01-01T00:00:00Z", ends_at: "2026-02-01T00:00:00Z" };
    const coupon = read({ campaign, promotion: { limit: 5, used: 2 } });
    assert.equal(coupon?.startsAt, "2026-01-01T00:00:00.000Z");
    assert.equal(coupon?.endsAt, "2026-02-01T00:00:00.000Z");
    assert.equal(coupon?.usesLeft, 3);
    assert.equal(read({ campaign: budget({ type: "usage", limit: 3, used: 3 }) })?.usesLeft, 0);
    const spend = read({
      campaign: budget({ type: "spend", limit: 1000, used: 900.5, currency_code: "sek" }),
    });
    assert.equal(spend?.budgetLeftMinor, 9950);
    assert.deepEqual(spend?.currencies, ["SEK"]);
  });

  it("reads the uses left for a customer", () => {
    const campaign = budget({ type: "use_by_attribute", attribute: "customer_email", limit: 1 });
    const usesLeft = (usesOfCustomer: number | null) =>
      toLimits(rowOf({ campaign }), { usesOfCustomer })?.usesLeftForCustomer;
    assert.deepEqual([usesLeft(1), usesLeft(0), usesLeft(null)], [0, 1, null]);
  });

  it("refuses a draft", () => assert.equal(read({ promotion: { status: "draft" } }), null));

  for (const [name, changes] of impossible) {
    it(`refuses an unsupported promotion: ${name}`, () => assert.equal(read(changes), null));
  }
});

describe("findCouponProblem [7.12]", () => {
  const problemOf = (changes: Changes) => findCouponProblem(rowOf(changes));

  for (const [name, changes] of impossible) {
    it(`explains an unsupported promotion, also for a draft: ${name}`, () => {
      const draft = { ...changes, promotion: { ...changes.promotion, status: "draft" } };
      assert.match(problemOf(draft) ?? "", /^\S.*\.$/);
    });
  }

  it("reports an amount with more decimals than the currency, or an absurdly high one", () => {
    for (const value of [0.005, 3.333, 1e9, 1e15, 1e21]) {
      assert.match(
        problemOf({ method: { type: "fixed", value, currency_code: "sek" } }) ?? "",
        /two decimals/,
      );
    }
    assert.equal(problemOf({ method: { type: "percentage", value: 33.333 } }), null);
  });

  it("still reads an amount with more decimals than the currency, saved before the forms refused it", () => {
    const method = { type: "fixed", value: 3.333, currency_code: "sek" };
    assert.deepEqual(toCoupon(rowOf({ method }), { regions })?.discount.kind, "amount");
  });

  it("requires VAT to be included in an amount, but not in a percentage", () => {
    const promotion = { is_tax_inclusive: false };
    const method = { type: "fixed", value: 50, currency_code: "sek" };
    assert.match(problemOf({ method, promotion }) ?? "", /include VAT/);
    assert.equal(problemOf({ method }), null);
    assert.equal(problemOf({ promotion }), null);
  });
});

describe("findRuleProblem [7.12]", () => {
  it("checks only the changed part of a condition", () => {
    assert.equal(findRuleProblem({ attribute: "currency_code" }), null);
    assert.equal(findRuleProblem({ operator: "in" }), null);
    assert.match(findRuleProblem({ operator: "ne" }) ?? "", /“ne”/);
    assert.match(findRuleProblem({ attribute: "customer.groups.id" }) ?? "", /“customer.groups.id”/);
  });
});
