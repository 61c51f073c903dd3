import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import {
  countOrders,
  keepFromSweeper,
  listChecks,
  readState,
  untilOrdered,
} from "../support/card-checkout.ts";
import { makeCoupon } from "../support/coupons.ts";
import { place } from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";
import { availableOf, readVariant } from "../support/stock.ts";
import {
  askForSwish,
  playSwish,
  prepareSwish,
  readSwish,
  readSwishStatus,
  type SwishCheckout,
  usePhone,
} from "../support/swish.ts";
import { until } from "../support/until.ts";

type Order = {
  payment_status: string;
  summary: { paid_total: number };
  payment_collections: { payments: { id: string; amount: number }[] }[];
};

const readOrder = async (id: string) =>
  (await admin<{ order: Order }>(`orders/${id}?fields=payment_status,summary,*payment_collections.payments`))
    .body.order;
const toMinor = ({ priced }: SwishCheckout) => priced.totals.toPay;
const untilGivenUp = (id: string) =>
  until(async () => ((await readState(id)).placing === "cancelled" ? true : null));
/** Waits until the money is captured. */
const untilDone = (id: string) =>
  until(async () => {
    const sql = "select capture_due from checkout where id = ?";
    const [row] = await database.query<{ capture_due: boolean }>(sql, [id]);
    return row?.capture_due === false ? true : null;
  });
const untilChecked = (id: string) => until(async () => (await listChecks(id))[0] ?? null);

/** Expects no order, no request that can still be paid on the phone, and the stock from before the checkout. */
async function expectNothing({ id, variant }: SwishCheckout): Promise<void> {
  assert.equal(await countOrders(id), 0);
  assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
  const { requests } = await readSwish(id);
  assert.deepEqual(
    requests.filter(({ status }) => status === "CREATED"),
    [],
  );
}

async function orderBySwish() {
  const checkout = await prepareSwish();
  await usePhone(await askForSwish(checkout), "paid");
  return { ...checkout, order: await untilOrdered(checkout.id) };
}

describe("paying by Swish", () => {
  afterEach(() => playSwish());

  it("requests the payment once, when the order is placed, and holds the stock until the shopper has paid", async () => {
    const checkout = await prepareSwish();
    const { id, variant } = checkout;
    assert.deepEqual((await readSwish(id)).requests, []);
    const payment = await askForSwish(checkout);
    assert.match(payment.token ?? "", /^[0-9a-f]{32}$/);
    assert.deepEqual(await askForSwish(checkout), payment);
    const { requests } = await readSwish(id);
    assert.deepEqual(
      requests.map((request) => [request.id, request.status, request.amountMinor]),
      [[payment.id, "CREATED", toMinor(checkout)]],
    );
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
    const kept = await internal<{ checkout: { payment: unknown } }>(`checkouts/${id}`);
    assert.deepEqual(kept.body.checkout.payment, payment);
  });

  it("makes the order at once on Swish's callback, with the money captured", async () => {
    const checkout = await prepareSwish();
    const { id, priced, variant } = checkout;
    const payment = await askForSwish(checkout);
    await usePhone(payment, "paid");
    const { id: orderId } = await untilOrdered(id);
    assert.equal((await place(id, priced)).order?.id, orderId);
    const order = await readOrder(orderId);
    assert.equal(order.payment_status, "captured");
    assert.equal(Math.round(order.summary.paid_total * 100), toMinor(checkout));
    await untilDone(id);
    assert.equal(await readSwishStatus(id, payment.id), "paid");
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
  });

  for (const [callbacks, arrival] of [
    ["first", "before it answers the payment request"],
    ["twice", "twice"],
  ] as const) {
    it(`makes one order when Swish calls back ${arrival}`, async () => {
      const checkout = await prepareSwish();
      await playSwish({ outcome: "paid", callbacks });
      await askForSwish(checkout);
      const order = await untilOrdered(checkout.id);
      assert.equal((await place(checkout.id, checkout.priced)).order?.id, order.id);
      assert.equal(await countOrders(checkout.id), 1);
      const { requests, refunded } = await readSwish(checkout.id);
      assert.deepEqual([requests.length, refunded], [1, 0]);
    });
  }

  it("makes the order without a callback and without another call of the browser", async () => {
    const checkout = await prepareSwish();
    await playSwish({ callbacks: "never" });
    await usePhone(await askForSwish(checkout), "paid");
    await untilOrdered(checkout.id);
    assert.equal((await untilChecked(checkout.id)).action, "order_made");
    assert.equal(await countOrders(checkout.id), 1);
  });

  it("makes one order for twenty concurrent calls and a callback", async () => {
    const checkout = await prepareSwish();
    await usePhone(await askForSwish(checkout), "paid");
    const replies = await Promise.all(Array.from({ length: 20 }, () => place(checkout.id, checkout.priced)));
    assert.deepEqual(new Set(replies.map(({ kind }) => kind)), new Set(["placed"]));
    assert.equal(await countOrders(checkout.id), 1);
  });

  for (const [outcome, status] of [
    ["declined", "declined"],
    ["cancelled", "cancelled"],
    ["timeout", "expired"],
    ["failed", "failed"],
  ] as const) {
    it(`releases the stock when the request is ${status}, reports the failure, and accepts another attempt`, async () => {
      const checkout = await prepareSwish();
      const { id, priced } = checkout;
      const payment = await askForSwish(checkout);
      await usePhone(payment, outcome);
      await untilGivenUp(id);
      assert.equal((await place(id, priced)).kind, "paymentFailed");
      assert.equal(await readSwishStatus(id, payment.id), status);
      await expectNothing(checkout);

      await internal(`checkouts/${id}/payment`, priced);
      const again = await place(id, priced, 3);
      assert(again.payment?.kind === "swish");
      assert.notEqual(again.payment.id, payment.id);
      await usePhone(again.payment, "paid");
      await untilOrdered(id);
    });
  }

  it("stays pending past the time limit while the banks have not decided, and becomes the order when they pay", async () => {
    const checkout = await prepareSwish();
    const { id, priced } = checkout;
    const payment = await askForSwish(checkout);
    await usePhone(payment, "ds24");
    assert.deepEqual(await askForSwish(checkout), { ...payment, token: null });
    assert.equal(await readSwishStatus(id, payment.id), "unknown");
    const cancelled = await internal<{ kind: string }>(`checkouts/${id}/cancel`, { version: 2 });
    assert.equal(cancelled.body.kind, "pending");
    await database.query("update checkout set held_until = now() - interval '1 minute' where id = ?", [id]);
    assert.equal((await place(id, priced)).kind, "paymentPending");
    await usePhone(payment, "paid");
    await untilOrdered(id);
    assert.equal(await countOrders(id), 1);
  });

  for (const amountOffset of [-100, 100]) {
    it(`refunds a payment that differs by ${amountOffset} öre from the amount to pay, and makes no order`, async () => {
      const checkout = await prepareSwish();
      await playSwish({ amountOffset });
      await usePhone(await askForSwish(checkout), "paid");
      await untilGivenUp(checkout.id);
      assert.equal((await place(checkout.id, checkout.priced)).kind, "paymentFailed");
      assert.equal((await readSwish(checkout.id)).refunded, toMinor(checkout) + amountOffset);
      await expectNothing(checkout);
    });
  }

  it("waits while Swish does not answer, and makes the order afterwards", async () => {
    const checkout = await prepareSwish();
    const { id, priced } = checkout;
    await playSwish({ down: true });
    assert.equal((await place(id, priced)).kind, undefined);
    assert.equal((await readState(id)).placing, "awaiting_payment");
    await keepFromSweeper(id);
    await playSwish({ callbacks: "never" });
    const payment = await askForSwish(checkout);
    await usePhone(payment, "paid");
    await playSwish({ down: true });
    assert.equal((await place(id, priced)).kind, undefined);
    assert.equal(await readSwishStatus(id, payment.id), 500);
    await playSwish();
    assert.equal((await place(id, priced)).kind, "placed");
    assert.equal((await readSwish(id)).requests.length, 1);
  });

  it("ends the request on the phone when the shopper cancels", async () => {
    const checkout = await prepareSwish();
    const payment = await askForSwish(checkout);
    const { body } = await internal<{ kind: string }>(`checkouts/${checkout.id}/cancel`, { version: 2 });
    assert.equal(body.kind, "cancelled");
    assert.equal(await readSwishStatus(checkout.id, payment.id), "cancelled");
    await usePhone(payment, "paid");
    await expectNothing(checkout);
  });

  it("cancels a request that is not paid in time, so that it can no longer be paid", async () => {
    const checkout = await prepareSwish();
    const { id } = checkout;
    const payment = await askForSwish(checkout);
    await database.query("update checkout set held_until = now() - interval '1 second' where id = ?", [id]);
    await untilGivenUp(id);
    assert.deepEqual(await untilChecked(id), { action: "cancelled", reason: "not paid in time" });
    assert.equal(await readSwishStatus(id, payment.id), "cancelled");
    await expectNothing(checkout);
  });

  it("refunds a payment when another shopper uses up the coupon before it is paid", async () => {
    const coupon = await makeCoupon({ limit: 1 });
    const [first, second] = [await prepareSwish(coupon), await prepareSwish(coupon)];
    const payments = [await askForSwish(first), await askForSwish(second)];
    await usePhone(payments[0]!, "paid");
    await untilOrdered(first.id);
    await usePhone(payments[1]!, "paid");
    await untilGivenUp(second.id);
    await expectNothing(second);
    assert.equal((await readSwish(second.id)).refunded, toMinor(second));
    assert.equal((await readSwish(first.id)).refunded, 0);
  });

  it("refunds a part from the admin, and the rest when the order is cancelled there", async () => {
    const checkout = await orderBySwish();
    const [collection] = (await readOrder(checkout.order.id)).payment_collections;
    const paid = collection!.payments[0]!;
    assert.equal((await admin(`payments/${paid.id}/refund`, { amount: 10 })).status, 200);
    assert.equal((await readSwish(checkout.id)).refunded, 1000);
    assert.equal((await admin(`orders/${checkout.order.id}/cancel`, {})).status, 200);
    assert.equal((await readSwish(checkout.id)).refunded, toMinor(checkout));
  });

  it("refunds a payment automatically when its order was cancelled during an outage of Swish", async () => {
    const checkout = await orderBySwish();
    await untilDone(checkout.id);
    await playSwish({ down: true });
    assert.equal((await admin(`orders/${checkout.order.id}/cancel`, {})).status, 200);
    assert.equal((await readSwish(checkout.id)).refunded, 0);
    await playSwish();
    const check = await until(
      async () => (await listChecks(checkout.id)).find(({ action }) => action === "refunded") ?? null,
    );
    assert.match(check.reason, /cancelled/);
    assert.equal((await readSwish(checkout.id)).refunded, toMinor(checkout));
    assert.equal((await readOrder(checkout.order.id)).payment_status, "refunded");
  });

  it("records no refund that Swish refuses", async () => {
    const checkout = await orderBySwish();
    const [collection] = (await readOrder(checkout.order.id)).payment_collections;
    const paid = collection!.payments[0]!;
    await playSwish({ refundOutcome: "failed" });
    assert.equal((await admin(`payments/${paid.id}/refund`, { amount: 10 })).status, 400);
    const { body } = await admin<{ payment: { refunds: unknown[] } }>(`payments/${paid.id}?fields=*refunds`);
    assert.deepEqual(body.payment.refunds, []);
  });
});
