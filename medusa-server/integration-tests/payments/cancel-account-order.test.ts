import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { changeOrder, createAccount, pack, placeOrder, readOrder } from "../support/account-orders.ts";
import { listChecks, untilOrdered } from "../support/card-checkout.ts";
import { makeCoupon, readCoupon } from "../support/coupons.ts";
import {
  newNumber,
  placeNew,
  pricedLarge,
  readApproval,
  readOrder as readAdminOrder,
} from "../support/invoice-orders.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { createCheckout, createPricedCheckout } from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";
import { startFaulty } from "../support/start-faulty.ts";
import { availableOf, readVariant, takeVariant } from "../support/stock.ts";
import { askForSwish, playSwish, readSwish, usePhone } from "../support/swish.ts";

const untilCancelMail = (email: string) =>
  until("mail of the cancelling", async () =>
    (await readMailsTo(email)).find(({ subject }) => subject.endsWith("är avbeställd")),
  );

const readMetadata = async (orderId: string) =>
  (await admin<{ order: { metadata: { cancelledBy?: string } } }>(`orders/${orderId}?fields=metadata`)).body
    .order.metadata;

async function orderBySwish() {
  const account = await createAccount();
  const variant = await takeVariant("plenty");
  const coupon = await makeCoupon({ limit: 5 });
  const priced = await createPricedCheckout({
    lines: [{ variant, quantity: 2 }],
    accountId: account.id,
    email: account.email,
    bySwish: true,
    coupon,
  });
  const id = await createCheckout();
  assert.equal((await internal(`checkouts/${id}/payment`, priced)).status, 200);
  await usePhone(await askForSwish({ id, priced, variant }), "paid");
  const order = await untilOrdered(id);
  await until("paid order", async () =>
    (await readOrder(account, order.id)).state === "processing" ? true : undefined,
  );
  return { account, variant, coupon, checkoutId: id, orderId: order.id, toPay: priced.totals.toPay };
}

describe("cancelling an account's order", () => {
  afterEach(() => playSwish());

  it("refunds it once for repeated requests, releases stock and coupon, and mails the customer", async () => {
    const { account, variant, coupon, checkoutId, orderId, toPay } = await orderBySwish();
    assert.equal((await readCoupon(coupon.code)).usesLeft, 4);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => changeOrder(account, orderId, "cancel")));
    replies.push(await changeOrder(account, orderId, "cancel"));
    assert.deepEqual(new Set(replies), new Set(["cancelled"]));
    const { state, refunded, canCancel } = await readOrder(account, orderId);
    assert.deepEqual([state, refunded, canCancel], ["cancelled", toPay, false]);
    assert.equal((await readSwish(checkoutId)).refunded, toPay);
    assert.equal((await readCoupon(coupon.code)).usesLeft, 5);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
    await untilCancelMail(account.email);
    const mails = (await readMailsTo(account.email)).filter(({ subject }) =>
      subject.endsWith("är avbeställd"),
    );
    assert.equal(mails.length, 1);
  });

  it("shows the order as cancelled and its payment as refunded in the admin", async () => {
    const { account, orderId } = await orderBySwish();
    await changeOrder(account, orderId, "cancel");
    type Order = { status: string; payment_status: string; summary: { pending_difference: number } };
    const fields = "status,payment_status,summary";
    const { order } = (await admin<{ order: Order }>(`orders/${orderId}?fields=${fields}`)).body;
    assert.deepEqual(
      [order.status, order.summary.pending_difference],
      ["canceled", 0],
      JSON.stringify(order),
    );
    assert.equal((await readMetadata(orderId)).cancelledBy, "customer");
  });

  it("completes without another request after a crash between the refund and the cancellation", async () => {
    const faulty = await startFaulty("after-refund");
    const { account, variant, coupon, checkoutId, orderId, toPay } = await orderBySwish();
    await playSwish({ callbacks: "never" });
    await faulty.callUntilDeath(`accounts/${account.id}/orders/${orderId}/cancel`, {});
    const { refunded, state } = await readOrder(account, orderId);
    assert.deepEqual([refunded, state], [toPay, "refunded"]);

    await until("cancelled order", async () =>
      (await readOrder(account, orderId)).state === "cancelled" ? true : undefined,
    );
    await untilCancelMail(account.email);
    assert.equal((await readSwish(checkoutId)).refunded, toPay);
    assert.equal((await readCoupon(coupon.code)).usesLeft, 5);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
    const check = { action: "refunded", reason: "the customer cancelled the order" };
    await until("payment check", async () =>
      (await listChecks(checkoutId)).some((one) => isDeepStrictEqual(one, check)) ? true : undefined,
    );
  });

  it("completes by a repeated request after a crash between the refund and the cancellation", async () => {
    const { account, variant, checkoutId, orderId, toPay } = await orderBySwish();
    const [payment] = (await readAdminOrder(orderId)).payment_collections[0]!.payments;
    assert.equal((await admin(`payments/${payment!.id}/refund`, { amount: toPay / 100 })).status, 200);
    assert.equal(await changeOrder(account, orderId, "cancel"), "not_cancellable");
    await database.query("update checkout set cancel_due = true, updated_at = now() where id = ?", [
      checkoutId,
    ]);
    assert.equal(await changeOrder(account, orderId, "cancel"), "cancelled");
    assert.equal((await readOrder(account, orderId)).state, "cancelled");
    assert.equal((await readSwish(checkoutId)).refunded, toPay);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
  });

  it("fails during an outage of Swish, and succeeds when it is repeated afterwards", async () => {
    const { account, checkoutId, orderId, toPay } = await orderBySwish();
    await playSwish({ down: true });
    const failed = await internal(`accounts/${account.id}/orders/${orderId}/cancel`, {});
    assert.ok(failed.status >= 400, String(failed.status));
    assert.equal((await readOrder(account, orderId)).state, "processing");
    assert.deepEqual((await readMetadata(orderId)).cancelledBy, undefined);
    await playSwish();
    assert.equal(await changeOrder(account, orderId, "cancel"), "cancelled");
    assert.equal((await readSwish(checkoutId)).refunded, toPay);
  });

  it("refuses to cancel an order once a piece is packed", async () => {
    const account = await createAccount();
    const { id } = await placeOrder(account, {
      lines: [{ variant: await takeVariant("plenty"), quantity: 2 }],
    });
    await pack(id, 1);
    assert.equal(await changeOrder(account, id, "cancel"), "not_cancellable");
    assert.equal((await readAdminOrder(id)).status, "pending");
  });

  it("mails the cancellation without calling it a refusal, even if the order awaited approval", async () => {
    const account = await createAccount();
    const large = await pricedLarge({ email: account.email, organizationNumber: newNumber() });
    const { id, checkoutId } = await placeNew({ ...large, accountId: account.id });
    assert.equal(await changeOrder(account, id, "cancel"), "cancelled");
    assert.equal((await readAdminOrder(id)).status, "canceled");
    assert.equal(await readApproval(checkoutId), "not_needed");
    const { text } = await untilCancelMail(account.email);
    assert.doesNotMatch(text, /kunde inte godkänna/);
  });
});
