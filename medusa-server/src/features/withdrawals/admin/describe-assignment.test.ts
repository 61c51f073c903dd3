import assert from "node:assert/strict";
import { it } from "node:test";
import { describeAssignment } from "./describe-assignment.ts";

const order = { id: "order_1", number: "1042", email: "kim@example.com", isOtherEmail: false };

it("the confirmation of an assignment names the order's address, and warns when the statement has another address", () => {
  assert.equal(
    describeAssignment(order, "kim@example.com"),
    "Order #1042 was placed with kim@example.com, the address of the statement.",
  );
  const other = describeAssignment({ ...order, isOtherEmail: true }, "asa@example.com");
  assert.match(other, /placed with kim@example\.com, but the statement names asa@example\.com\./);
  assert.match(other, /sure that they are the same customer/);
  assert.match(describeAssignment({ ...order, email: "" }, "asa@example.com"), /^The address .* is deleted/);
  assert.match(describeAssignment(order, ""), /^Order #1042 was placed with kim@example\.com\. Whoever/);
});
