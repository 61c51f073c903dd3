import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { countOrders, listChecks, readState, untilOrdered } from "../support/card-checkout.ts";
import { place } from "../support/priced-checkout.ts";
import {
  approve,
  listProviderOrders,
  type PayLaterCheckout,
  playPayLater,
  prepareLater,
} from "../support/pay-later.ts";
import { admin, database, internal } from "../support/shop.ts";
import { availableOf, readVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Order = {
  payment_status: string;
  payment_collections: { payments: { id: string; amount: number }[] }[];
};

const readOrder = async (id: string) =>
  (await admin<{ order: Order }>(`orders/${id}?fields=payment_status,*payment_collections.payments`)).body
    .order;
const readPayment = async (orderId: string) =>
  (await readOrder(orderId)).payment_collections[0]!.payments[0]!;
const isFree = async ({ variant }: PayLaterCheckout) =>
  availableOf(await readVariant(variant.id)) === availableOf(variant);
const untilChecked = (id: string) =>
  until(async () => {
    const checks = await listChecks(id);
    return checks.length > 0 ? checks : null;
  });
/** Starts a checkout that waits for the widget. The provider sends no callback unless `callbacks` is "once". */
async function startPaying(callbacks: "once" | "never" = "never") {
  await playPayLater({ callbacks });
  const checkout = await prepareLater();
  assert.equal((await place(checkout.id, checkout.priced)).kind, "paymentPending");
  return checkout;
}
/** Sends the shop a notification, as the provider does. Returns the status of the answer. */
async function notify(url: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
}
/** Reads the callback address that the provider got for a checkout's payment. */
async function readCallbackUrl(checkoutId: string): Promise<string> {
  const [row] = await database.query<{ url: string }>(
    `select s.data->'order'->'merchant_urls'->>'notification' as url from checkout k
     join cart_payment_collection l on l.cart_id = k.cart_id
     join payment_session s on s.payment_collection_id = l.payment_collection_id where k.id = ?`,
    [checkoutId],
  );
  return row!.url;
}

async function orderLater() {
  const { id, priced, payment } = await prepareLater("slice_it");
  await place(id, priced);
  const { order } = await place(id, priced, 2, await approve(payment));
  return { id, priced, orderId: order!.id };
}

const untilCaptured = (orderId: string) =>
  until(async () => ((await readOrder(orderId)).payment_status === "captured" ? true : null));

/** Makes an order whose capture the provider refuses. The sweeper does not retry this capture. */
async function orderUncaptured() {
  await playPayLater({ captures: "refused" });
  const ordered = await orderLater();
  assert.equal((await readOrder(ordered.orderId)).payment_status, "authorized");
  await database.query("update checkout set capture_due = false where id = ?", [ordered.id]);
  // The order exists, so this call cancels nothing. It waits for the checkout's lock, which a running sweep may hold.
  await internal(`checkouts/${ordered.id}/cancel`, { version: 2 });
  return ordered;
}

describe("paying later", () => {
  afterEach(() => playPayLater());

  it("waits with the stock held, then makes the order with the widget's token and captures its money once", async () => {
    const checkout = await startPaying();
    const { id, priced, variant, payment } = checkout;
    assert.equal(payment.kind, "pay_later");
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 2);
    assert.equal((await readState(id)).placing, "awaiting_payment");

    const { kind, order } = await place(id, priced, 2, await approve(payment));
    assert.equal(kind, "placed");
    assert.equal((await readOrder(order!.id)).payment_status, "captured");
    const [made, ...others] = await listProviderOrders(id);
    assert.equal(made?.amount, priced.totals.toPay);
    assert.deepEqual([made?.captures.length, others.length], [1, 0]);
  });

  it("makes one order for ten concurrent calls, in the shop and at the provider", async () => {
    const { id, priced, payment } = await startPaying("once");
    const token = await approve(payment);
    const replies = await Promise.all(Array.from({ length: 10 }, () => place(id, priced, 2, token)));
    assert.deepEqual(new Set(replies.map(({ kind }) => kind)), new Set(["placed"]));
    assert.equal(await countOrders(id), 1);
    const made = await listProviderOrders(id);
    assert.deepEqual(
      made.map(({ captures }) => captures.length),
      [1],
    );
  });

  for (const [title, control, token] of [
    ["the provider's risk check rejects it", { fraud: "REJECTED" }, null],
    ["the token is unknown", {}, "made-up"],
  ] as const) {
    it(`makes no order when ${title}, and releases the stock`, async () => {
      const checkout = await startPaying();
      const { id, priced, payment } = checkout;
      await playPayLater({ ...control, callbacks: "never" });
      assert.equal((await place(id, priced, 2, token ?? (await approve(payment)))).kind, "paymentFailed");
      assert.equal(await countOrders(id), 0);
      assert.ok(await isFree(checkout));
      assert.equal((await readState(id)).placing, "cancelled");
    });
  }

  it("makes no order when the provider authorized another amount, and cancels the provider's order", async () => {
    const checkout = await startPaying();
    const { id, priced, payment } = checkout;
    await playPayLater({ amountOffset: -100, callbacks: "never" });
    assert.equal((await place(id, priced, 2, await approve(payment))).kind, "paymentFailed");
    const [made] = await listProviderOrders(id);
    assert.deepEqual([made?.cancelled, made?.captures.length], [true, 0]);
    assert.equal(await countOrders(id), 0);
    assert.ok(await isFree(checkout));
  });

  for (const [callbacks, arrival] of [
    ["first", "before the widget's reply"],
    ["twice", "twice"],
  ] as const) {
    it(`makes one order when the provider's notification arrives ${arrival}`, async () => {
      const { id, priced, payment } = await startPaying();
      await playPayLater({ callbacks });
      const token = await approve(payment);
      const order = await untilOrdered(id);
      assert.equal((await place(id, priced, 2, token)).order?.id, order.id);
      assert.equal(await countOrders(id), 1);
      assert.equal((await listProviderOrders(id)).length, 1);
    });
  }

  it("takes no money when neither the browser nor the provider delivers the token in time", async () => {
    const checkout = await startPaying();
    await approve(checkout.payment);
    await database.query("update checkout set held_until = now() - interval '1 second' where id = ?", [
      checkout.id,
    ]);
    assert.deepEqual(await untilChecked(checkout.id), [{ action: "cancelled", reason: "not paid in time" }]);
    assert.equal((await listProviderOrders(checkout.id)).length, 0);
    assert.ok(await isFree(checkout));
    assert.equal((await place(checkout.id, checkout.priced)).kind, "cancelled");
  });

  it("makes the order after an outage of the provider, without another call of the browser and without a callback", async () => {
    const { id, priced, payment } = await startPaying();
    const token = await approve(payment);
    await playPayLater({ callbacks: "never", down: true });
    assert.equal((await place(id, priced, 2, token)).kind, undefined);
    assert.equal((await readState(id)).placing, "awaiting_payment");
    await playPayLater({ callbacks: "never" });
    await untilOrdered(id);
    const [check] = await untilChecked(id);
    assert.equal(check?.action, "order_made");
    assert.deepEqual(
      (await listProviderOrders(id)).map(({ captures }) => captures.length),
      [1],
    );
  });

  it("ignores the token of a notification that names another payment session", async () => {
    const { id, priced, payment } = await startPaying();
    const other = { session_id: "of-nobody", authorization_token: "made-up" };
    assert.equal(await notify(await readCallbackUrl(id), other), 200);
    assert.equal((await readState(id)).placing, "awaiting_payment");
    assert.equal((await place(id, priced, 2, await approve(payment))).kind, "placed");
  });

  it("refuses a notification at a callback address whose MAC is wrong or missing", async () => {
    const { id } = await startPaying();
    const forged = { session_id: "of-nobody", authorization_token: "made-up" };
    const url = new URL(await readCallbackUrl(id));
    url.searchParams.set("mac", "A".repeat(43));
    for (const address of [url.href, url.href.split("?")[0]!, `${url.href.split("?")[0]}?checkout=${id}`]) {
      assert.ok([401, 429].includes(await notify(address, forged)));
    }
    assert.equal((await readState(id)).placing, "awaiting_payment");
  });

  it("does not send the provider the checkout's id, which opens the checkout", async () => {
    const { id } = await orderLater();
    assert.doesNotMatch(JSON.stringify(await listProviderOrders(id)), new RegExp(id));
  });
});

describe("a purchase under the provider's review", () => {
  afterEach(() => playPayLater());

  async function startReview(callbacks: "once" | "never") {
    const checkout = await startPaying();
    await playPayLater({ fraud: "PENDING", callbacks });
    const { kind, payment } = await place(checkout.id, checkout.priced, 2, await approve(checkout.payment));
    assert.equal(kind, "paymentPending");
    assert.deepEqual(payment, { ...checkout.payment, inReview: true });
    return checkout;
  }

  it("stays pending past the time limit for payments, and cannot be cancelled", async () => {
    const { id, priced } = await startReview("never");
    await database.query("update checkout set held_until = now() - interval '1 second' where id = ?", [id]);
    const cancelled = await internal<{ kind: string }>(`checkouts/${id}/cancel`, { version: 2 });
    assert.equal(cancelled.body.kind, "pending");
    assert.equal((await place(id, priced)).kind, "paymentPending");
    assert.deepEqual(await listChecks(id), []);
  });

  it("becomes the order when the provider's notification approves it", async () => {
    const { id } = await startReview("once");
    await playPayLater({ settle: "ACCEPTED", callbacks: "once" });
    const { id: orderId } = await untilOrdered(id);
    await untilCaptured(orderId);
    assert.equal(await countOrders(id), 1);
  });

  it("becomes the order even without a notification", async () => {
    const { id } = await startReview("never");
    await playPayLater({ settle: "ACCEPTED", callbacks: "never" });
    await untilOrdered(id);
    assert.equal(await countOrders(id), 1);
  });

  it("takes no money and releases the stock when the provider refuses it", async () => {
    const checkout = await startReview("never");
    await playPayLater({ settle: "REJECTED", callbacks: "never" });
    await until(async () => ((await readState(checkout.id)).placing === "cancelled" ? true : null));
    assert.equal(await countOrders(checkout.id), 0);
    assert.ok(await isFree(checkout));
    assert.equal((await place(checkout.id, checkout.priced)).kind, "paymentFailed");
  });
});

describe("a pay-later order in the admin", () => {
  afterEach(() => playPayLater());

  it("allows a partial refund, and refunds the rest when it is cancelled", async () => {
    const { id, orderId, priced } = await orderLater();
    const { id: paymentId } = await readPayment(orderId);
    assert.equal((await admin(`payments/${paymentId}/refund`, { amount: 10 })).status, 200);
    const refunded = async () =>
      (await listProviderOrders(id))[0]!.refunds.reduce((sum, { amount }) => sum + amount, 0);
    assert.equal(await refunded(), 1000);
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    assert.equal(await refunded(), priced.totals.toPay);
  });

  it("can be captured in the admin after a failed capture, and the provider captures once", async () => {
    const { id, orderId } = await orderUncaptured();
    await playPayLater();
    const { id: paymentId } = await readPayment(orderId);
    assert.equal((await admin(`payments/${paymentId}/capture`, {})).status, 200);
    assert.equal((await readOrder(orderId)).payment_status, "captured");
    assert.equal((await listProviderOrders(id))[0]!.captures.length, 1);
  });

  it("takes no money when the order is cancelled before the capture", async () => {
    const { id, orderId } = await orderUncaptured();
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    const [made] = await listProviderOrders(id);
    assert.deepEqual([made?.cancelled, made?.captures.length], [true, 0]);
  });

  it("takes no money when the order is cancelled during the capture", async () => {
    const { id, orderId } = await orderUncaptured();
    // The state that Medusa leaves an order in when it is cancelled while Medusa takes a running capture for done.
    await database.query(`update "order" set status = 'canceled' where id = ?`, [orderId]);
    await playPayLater();
    await database.query("update checkout set capture_due = true where id = ?", [id]);
    const made = await until(async () => {
      const [order] = await listProviderOrders(id);
      return order?.cancelled ? order : null;
    });
    assert.equal(made.captures.length, 0);
  });

  it("gets captured by the sweeper after a failed capture", async () => {
    await playPayLater({ captures: "refused" });
    const { id, orderId } = await orderLater();
    await playPayLater();
    await untilCaptured(orderId);
    assert.equal((await listProviderOrders(id))[0]!.captures.length, 1);
  });
});
