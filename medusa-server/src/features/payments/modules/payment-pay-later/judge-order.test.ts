import assert from "node:assert/strict";
import { it } from "node:test";
import { judgeOrder } from "./judge-order.ts";

const order = {
  id: "1",
  status: "AUTHORIZED",
  fraudStatus: "ACCEPTED",
  amountMinor: 100,
  capturedMinor: 0,
  refundedMinor: 0,
  currency: "SEK",
};

for (const [changes, status, errorCode] of [
  [{}, "authorized", null],
  [{ fraudStatus: "PENDING" }, "pending", null],
  [{ fraudStatus: "REJECTED" }, "failed", "risk_rejected"],
  [{ status: "CAPTURED", capturedMinor: 100 }, "captured", null],
  [{ status: "CAPTURED", capturedMinor: 100, refundedMinor: 99 }, "captured", null],
  [{ status: "CAPTURED", capturedMinor: 100, refundedMinor: 100 }, "cancelled", null],
  [{ status: "PART_CAPTURED", capturedMinor: 99 }, "pending", null],
  [{ status: "CANCELLED" }, "cancelled", null],
  [{ status: "EXPIRED" }, "failed", "expired"],
  [{ status: "CLOSED" }, "pending", null],
  [{ amountMinor: 101 }, "failed", "wrong_amount"],
  [{ currency: "EUR" }, "failed", "wrong_amount"],
] as const) {
  it(`an order with ${JSON.stringify(changes)} is ${status}`, () => {
    const judged = judgeOrder({ ...order, ...changes }, { amountMinor: 100, currency: "SEK" });
    assert.deepEqual(judged, { status, errorCode });
  });
}
