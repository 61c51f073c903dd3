import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type ProductReply, toProductBody, toProductForm } from "./product-form.ts";

const detail: ProductReply["detail"] = {
  type: "accessory",
  manufacturer: "Brinnkant",
  discontinued: false,
  restricted: false,
  sold_by: null,
  information: {},
  texts: {},
};
const reply: ProductReply = { title: "Tube", description: null, detail, visibility: null };

describe("the form of a product", () => {
  for (const soldBy of ["kilogram", "metre", null] as const) {
    it(`keeps the measure of goods sold by ${soldBy ?? "the piece"} [3.49]`, () => {
      const form = toProductForm({ ...reply, detail: { ...detail, sold_by: soldBy } });
      assert.equal(form.soldBy, soldBy ?? "piece");
      assert.equal(toProductBody(form).sold_by, soldBy);
    });
  }

  it("treats a product without details as sold by the piece", () => {
    assert.equal(toProductBody(toProductForm({ ...reply, detail: null })).sold_by, null);
  });
});
