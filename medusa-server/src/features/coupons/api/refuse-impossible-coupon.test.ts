import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PromotionRow } from "../promotion-row.ts";
import { toChangedPromotion } from "./refuse-impossible-coupon.ts";

const stored: PromotionRow = {
  id: "promo_1",
  code: "TEN",
  type: "standard",
  status: "active",
  is_automatic: false,
  is_tax_inclusive: true,
  metadata: { minimum_sek: "500" },
  application_method: { type: "percentage", target_type: "order", value: 10, target_rules: [] },
};

describe("a promotion that is edited", () => {
  it("has the changed fields, and those of its method that are not named stay", () => {
    const changed = toChangedPromotion(stored, { metadata: {}, application_method: { value: 20 } });
    assert.deepEqual(changed, {
      ...stored,
      metadata: {},
      application_method: { type: "percentage", target_type: "order", value: 20, target_rules: [] },
    });
  });
  it("is not looked at where nothing that decides about it is changed, or the body has another form", () => {
    assert.equal(toChangedPromotion(stored, { code: "TWENTY" }), null);
    assert.equal(toChangedPromotion(stored, { create: [] }), null);
    assert.equal(toChangedPromotion(stored, { is_automatic: "yes" }), null);
    assert.equal(toChangedPromotion(stored, null), null);
  });
});
