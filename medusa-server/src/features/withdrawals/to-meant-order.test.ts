import assert from "node:assert/strict";
import { it } from "node:test";
import { toMeantOrder } from "./to-meant-order.ts";

const order = { id: "order_1", number: "1042", email: "kim@example.com" };

it("an order counts as having another address than the statement only when both addresses still exist and differ", () => {
  assert.equal(toMeantOrder(order, "kim@example.com").isOtherEmail, false);
  assert.equal(toMeantOrder(order, "asa@example.com").isOtherEmail, true);
  assert.deepEqual(toMeantOrder({ ...order, email: null }, "asa@example.com"), {
    ...order,
    email: "",
    isOtherEmail: false,
  });
  assert.equal(toMeantOrder(order, null).isOtherEmail, false);
});
