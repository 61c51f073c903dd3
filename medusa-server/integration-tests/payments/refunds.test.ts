import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { capture, placeNew, pricedOf, readOrder, refund } from "../support/invoice-orders.ts";
import { admin } from "../support/shop.ts";

type Payment = { refunds: { amount: number }[] };

describe("a refund", () => {
  it("must be positive, no finer than the currency, and no more than the rest of the payment", async () => {
    const priced = await pricedOf(1);
    const { id } = await placeNew(priced);
    assert.equal((await capture(id)).status, 200);
    const whole = priced.totals.toPay / 100;
    assert.equal((await refund(id, 10)).status, 200);
    const left = Math.round((whole - 10) * 100) / 100;

    for (const amount of [0.005, 3.333, 0, -1, left + 0.01, whole, 1e9]) {
      const { status, body } = await refund(id, amount);
      assert.equal(status, 400, `${amount}`);
      assert.match(body.message ?? "", /^amount must /, `${amount}`);
    }
    assert.equal((await refund(id, left)).status, 200);
    const { payment_collections } = await readOrder(id);
    const { body } = await admin<{ payment: Payment }>(
      `payments/${payment_collections[0]!.payments[0]!.id}?fields=*refunds`,
    );
    assert.deepEqual(new Set(body.payment.refunds.map(({ amount }) => amount)), new Set([10, left]));
  });
});
