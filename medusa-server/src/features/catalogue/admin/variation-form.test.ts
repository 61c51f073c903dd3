import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { variationDetailBodySchema } from "../variation-detail-body.ts";
import { toVariationBody, toVariationForm, type VariationReply } from "./variation-form.ts";

const saved: VariationReply = {
  variation: {
    slug: "black",
    back_order: true,
    discontinued: false,
    active_date: "2026-01-31",
    best_seller: null,
    staff_pick: false,
    color_hex: null,
    color_name: null,
    sale_name: "Black Week",
    sale_percentage: 20,
    sale_starts_at: "2026-11-27T08:00:00.000Z",
    restock_on: null,
    attributes: {},
    assets: { pictures: [] },
  },
  sold_without_stock: false,
};

describe("the form of a variation in the admin", () => {
  it("shows a sale's start in the merchandiser's local time, and sends it as an instant [9.33]", () => {
    const form = toVariationForm(saved);
    assert.match(form.saleStartsAt, /^2026-11-2\dT\d\d:\d\d$/);
    const { sale } = variationDetailBodySchema.parse(toVariationBody(form));
    assert.deepEqual(sale, { name: "Black Week", percentage: 20, starts_at: "2026-11-27T08:00:00.000Z" });
  });

  it("starts a sale at once when its start is empty, and requires its other fields when only the start is filled in [9.33]", () => {
    const form = { ...toVariationForm(saved), saleStartsAt: "" };
    assert.equal(toVariationBody(form).sale?.starts_at, null);
    const alone = { ...toVariationForm(saved), saleName: "", salePercentage: "" };
    assert.ok(!variationDetailBodySchema.safeParse(toVariationBody(alone)).success);
    assert.equal(toVariationBody({ ...alone, saleStartsAt: "" }).sale, null);
  });
});
