import { expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { toPurchase } from "./settle-order.ts";

it("toPurchase returns the order's number, its total in major units and its goods, but no data of the buyer", () => {
  const { totals, currency, lines } = fakeCheckout;
  expect(toPurchase(fakeCheckout, "1001")).toEqual({
    transaction_id: "1001",
    value: totals.total / 100,
    currency,
    items: lines.map(({ sku, quantity }) => ({ item_id: sku, quantity })),
  });
});
