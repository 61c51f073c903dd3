import assert from "node:assert/strict";
import { it } from "node:test";
import { describeRefunded } from "./describe-refunded.ts";

const order = { id: "order_1", number: "1042", email: "kim@example.com", isOtherEmail: false };
const amounts = {
  currency: "SEK",
  lines: [],
  shippingPaid: 0,
  cheapestShipping: 0,
  feePaid: 0,
  refunded: 24_900,
} as const;

it("the confirmation before marking a withdrawal as refunded states the refunded amount, or that nothing was refunded", () => {
  assert.match(
    describeRefunded({ order, amounts: { ...amounts, lines: [] } }),
    /249.* has been paid back for order #1042 so far\./,
  );
  const nothing = describeRefunded({ order, amounts: { ...amounts, lines: [], refunded: 0 } });
  assert.match(nothing, /^The shop has paid nothing back for order #1042\..* must stand in the reason\./);
  assert.match(describeRefunded({ order: null, amounts: null }), /^No order is assigned/);
});
