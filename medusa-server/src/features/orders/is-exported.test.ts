import assert from "node:assert/strict";
import { it } from "node:test";
import { isExported } from "./is-exported.ts";
import { samplePricedCheckout } from "./testing/sample-priced-checkout.ts";

const sample = samplePricedCheckout();
const lines = sample.lines.map((line) => ({ ...line, vatRate: 0 }));
const billing = { ...sample.billing, country: "GB", zip: "BT1 5GS" };
const shipping = { ...billing, zip: "SW1A 1AA", shippingEmail: "", shippingCellNumber: "" };

it("the shipping address decides whether an order is an export, or the billing address when there is no other", () => {
  const order = { ...sample, country: "GB", lines, billing };
  assert.equal(isExported({ ...order, shipping }), true);
  assert.equal(isExported({ ...order, shipping: null }), false);
});
