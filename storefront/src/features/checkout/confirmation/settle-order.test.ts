import { expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { toPurchase } from "./settle-order.ts";

it("a purchase is told of by its number, its total in whole units and its goods, and by nothing of the buyer", () => {
  const { totals, currency, lines } = fakeCheckout;
  expect(toPurchase(fakeCheckout, "1001")).toEqual({
    transaction_id: "1001",
    value: totals.total / 100,
    currency,
    items: lines.map(({ sku, quantity }) => ({ item_id: sku, quantity })),
  });
});
