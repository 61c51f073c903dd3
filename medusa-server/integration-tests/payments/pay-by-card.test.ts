import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import {
  countOrders,
  keepFromSweeper,
  listChecks,
  prepareCard,
  readPaymentReference,
  readState,
  untilOrdered,
} from "../support/card-checkout.ts";
import { place } from "../support/priced-checkout.ts";
import { admin, database, variable } from "../support/shop.ts";
import { availableOf, readVariant, setAvailable, takeVariant } from "../support/stock.ts";
import { payByCard, playStripe, readIntent } from "../support/stripe.ts";
import { until } from "../support/until.ts";

type Order = {
  payment_status: string;
  payment_collections: { payments: { id: string; amount: number }[] }[];
};

const readOrder = async (id: string) =>
  (await admin<{ order: Order }>(`orders/${id}?fields=payment_status,*payment_collections.payments`)).body
    .order;

async function orderByCard() {
  const checkout = await prepareCard();
  await payByCard(checkout.payment);
  const { order } = await place(checkout.id, checkout.priced);
  return { ...checkout, orderId: order!.id };
}

describe("paying by card", () => {
  afterEach(() => playStripe());

  it("waits with the stock held, then makes the order and captures its money once", async () => {
    const { id, priced, variant, payment } = await prepareCard();
    assert.equal((await place(id, priced)).kind, "paymentPending");
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
    assert.equal((await readState(id)).placing, "awaiting_payment");

    await payByCard(payment);
    const { kind, order } = await place(id, priced);
    assert.equal(kind, "placed");
    assert.equal((await readOrder(order!.id)).payment_status, "captured");
    const intent = await readIntent(payment);
    assert.deepEqual([intent.status, intent.captures], ["succeeded", 1]);
    assert.equal(intent.amount, priced.totals.toPay);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
  });

  it("makes one order and captures the money once for fifty concurrent calls", async () => {
    const { id, priced, payment } = await prepareCard();
    await payByCard(payment);
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(id, priced)));
    assert.deepEqual(new Set(replies.map(({ kind }) => kind)), new Set(["placed"]));
    assert.equal(new Set(replies.map(({ order }) => order?.id)).size, 1);
    assert.equal(await countOrders(id), 1);
    assert.equal((await readIntent(payment)).captures, 1);
  });

  it("sells the last three pieces to three of eight buyers and charges no other buyer", async () => {
    const variant = await takeVariant("bounded");
    await setAvailable(variant, 3);
    const checkouts = await Promise.all(Array.from({ length: 8 }, () => prepareCard(variant)));
    const asked = await Promise.all(checkouts.map(({ id, priced }) => place(id, priced)));
    assert.equal(asked.filter(({ kind }) => kind === "paymentPending").length, 3);
    assert.equal(asked.filter(({ kind }) => kind === "notEnoughStock").length, 5);

    await Promise.all(checkouts.map(({ payment }) => payByCard(payment)));
    const replies = await Promise.all(checkouts.map(({ id, priced }) => place(id, priced)));
    assert.equal(replies.filter(({ kind }) => kind === "placed").length, 3);
    const intents = await Promise.all(checkouts.map(({ payment }) => readIntent(payment)));
    assert.equal(intents.filter(({ status }) => status === "succeeded").length, 3);
    assert.equal(intents.filter(({ status }) => status === "canceled").length, 5);
    assert.equal(availableOf(await readVariant(variant.id)), 0);
  });

  it("charges only one of eight buyers who pay first and then request the last piece", async () => {
    const variant = await takeVariant("bounded");
    await setAvailable(variant, 1);
    const checkouts = await Promise.all(Array.from({ length: 8 }, () => prepareCard(variant)));
    await Promise.all(checkouts.map(({ payment }) => payByCard(payment)));
    const replies = await Promise.all(checkouts.map(({ id, priced }) => place(id, priced)));
    assert.equal(replies.filter(({ kind }) => kind === "placed").length, 1);
    const intents = await Promise.all(checkouts.map(({ payment }) => readIntent(payment)));
    assert.equal(intents.filter(({ status }) => status === "succeeded").length, 1);
    assert.equal(intents.filter(({ status }) => status === "canceled").length, 7);
  });

  it("makes no order of a payment over another amount, and cancels its authorization", async () => {
    const { id, priced, variant, payment } = await prepareCard();
    await playStripe({ amountOffset: -100 });
    await payByCard(payment);
    assert.equal((await place(id, priced)).kind, "paymentFailed");
    const intent = await readIntent(payment);
    assert.deepEqual([intent.status, intent.captures], ["canceled", 0]);
    assert.equal(await countOrders(id), 0);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
    assert.deepEqual(await listChecks(id), [
      { action: "cancelled", reason: "another amount was paid than the order's" },
    ]);
  });

  for (const amountOffset of [-100, 100]) {
    it(`refunds a captured amount that differs by ${amountOffset} minor units from the amount to pay, and records the refund once`, async () => {
      const { id, priced, variant, payment } = await prepareCard();
      await playStripe({ amountOffset, takesAtOnce: true, webhooks: "never" });
      await payByCard(payment);
      assert.equal((await place(id, priced)).kind, "paymentFailed");
      const { captures, amount, refunded } = await readIntent(payment);
      assert.deepEqual([captures, amount], [1, priced.totals.toPay + amountOffset]);
      assert.equal(refunded, amount);
      assert.equal(await countOrders(id), 0);
      assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
      assert.deepEqual(await listChecks(id), [
        { action: "refunded", reason: "another amount was paid than the order's" },
      ]);
    });
  }

  it("makes no order for a declined card and releases the stock", async () => {
    const { id, priced, variant, payment } = await prepareCard();
    await playStripe({ webhooks: "never" });
    await place(id, priced);
    assert.equal(await payByCard(payment, "pm_card_chargeDeclined"), 402);
    assert.equal((await place(id, priced)).kind, "paymentFailed");
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
    assert.equal((await place(id, priced)).kind, "paymentFailed");
  });

  for (const [webhooks, arrival] of [
    ["first", "before Stripe's reply to the browser"],
    ["twice", "twice"],
  ] as const) {
    it(`makes one order when Stripe's webhook arrives ${arrival}`, async () => {
      const { id, priced, payment } = await prepareCard();
      await place(id, priced);
      await playStripe({ webhooks });
      await payByCard(payment);
      const order = await untilOrdered(id);
      assert.equal((await place(id, priced)).order?.id, order.id);
      assert.equal(await countOrders(id), 1);
      assert.equal((await readIntent(payment)).captures, 1);
    });
  }

  it("makes the order without a webhook and without another call of the browser", async () => {
    const { id, priced, payment } = await prepareCard();
    await playStripe({ webhooks: "never" });
    await place(id, priced);
    await payByCard(payment);
    await untilOrdered(id);
    const [check] = await until(async () => {
      const checks = await listChecks(id);
      return checks.length > 0 ? checks : null;
    });
    assert.equal(check?.action, "order_made");
    assert.equal(await countOrders(id), 1);
    assert.equal((await readIntent(payment)).captures, 1);
  });

  it("rejects a webhook that Stripe has not signed", async () => {
    const { id, priced } = await prepareCard();
    await place(id, priced);
    const response = await fetch(`${variable("MEDUSA_URL")}/webhooks/payments/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
      body: JSON.stringify({
        data: { object: { metadata: { paymentReference: await readPaymentReference(id) } } },
      }),
    });
    // Forged webhooks of another test may have exhausted the client's limit.
    assert.ok([401, 429].includes(response.status), String(response.status));
    assert.equal((await readState(id)).placing, "awaiting_payment");
  });

  it("waits while Stripe does not answer, and makes the order afterwards", async () => {
    const { id, priced, payment } = await prepareCard();
    await place(id, priced);
    await keepFromSweeper(id);
    await playStripe({ webhooks: "never" });
    await payByCard(payment);
    await playStripe({ webhooks: "never", down: true });
    assert.equal((await place(id, priced)).kind, undefined);
    assert.equal((await readState(id)).placing, "awaiting_payment");
    await playStripe({ webhooks: "never" });
    assert.equal((await place(id, priced)).kind, "placed");
    assert.equal((await readIntent(payment)).captures, 1);
  });

  it("gives up a checkout that is not paid in time: the stock is released and the card can no longer be charged", async () => {
    const { id, priced, variant, payment } = await prepareCard();
    await place(id, priced);
    await database.query("update checkout set held_until = now() - interval '1 second' where id = ?", [id]);
    await until(async () => ((await readState(id)).placing === "cancelled" ? true : null));
    assert.equal((await readIntent(payment)).status, "canceled");
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant));
    const [check] = await until(async () => {
      const checks = await listChecks(id);
      return checks.length > 0 ? checks : null;
    });
    assert.deepEqual(check, { action: "cancelled", reason: "not paid in time" });
    assert.equal((await place(id, priced)).kind, "cancelled");
  });

  it("refunds a part from the admin, and the rest when the order is cancelled there", async () => {
    const { orderId, payment, priced } = await orderByCard();
    const [collection] = (await readOrder(orderId)).payment_collections;
    const paid = collection!.payments[0]!;
    assert.equal((await admin(`payments/${paid.id}/refund`, { amount: 10 })).status, 200);
    assert.equal((await readIntent(payment)).refunded, 1000);
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    assert.equal((await readIntent(payment)).refunded, priced.totals.toPay);
  });
});
