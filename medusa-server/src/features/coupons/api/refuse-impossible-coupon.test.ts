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

describe("toChangedPromotion", () => {
  it("applies the changed fields, and keeps the fields of the application method that are not sent", () => {
    const changed = toChangedPromotion(stored, { metadata: {}, application_method: { value: 20 } });
    assert.deepEqual(changed, {
      ...stored,
      metadata: {},
      application_method: { type: "percentage", target_type: "order", value: 20, target_rules: [] },
    });
  });
  it("returns null when the body changes no field that decides the promotion's effect, or is malformed", () => {
    assert.equal(toChangedPromotion(stored, { code: "TWENTY" }), null);
    assert.equal(toChangedPromotion(stored, { create: [] }), null);
    assert.equal(toChangedPromotion(stored, { is_automatic: "yes" }), null);
    assert.equal(toChangedPromotion(stored, null), null);
  });
});
