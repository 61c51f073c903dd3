import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";
import { availableOf, readVariant, takeVariant } from "../support/stock.ts";

/** Restores the state left by a crash between starting to place and storing the order in the checkout. */
async function forgetOrder(checkoutId: string): Promise<void> {
  await database.query(
    "update checkout set order_id = null, placing_at = now() - interval '1 second' where id = ?",
    [checkoutId],
  );
}

const countOrders = async (checkoutId: string) => {
  const rows = await database.query<{ count: string }>(
    `select count(*) from "order" where metadata->>'checkoutId' = ? and deleted_at is null`,
    [checkoutId],
  );
  return Number(rows[0]!.count);
};

async function placeOne() {
  const variant = await takeVariant("plenty");
  const priced = await createPricedCheckout({ lines: [{ variant, quantity: 2 }] });
  const id = await prepareCheckout(priced);
  const { order } = await place(id, priced);
  return { variant, priced, id, orderId: order!.id };
}

describe("a checkout whose process died while placing", () => {
  it("gets its order when the order was complete", async () => {
    const { priced, id, orderId, variant } = await placeOne();
    await forgetOrder(id);
    const again = await place(id, priced);
    assert.equal(again.order?.id, orderId);
    assert.equal(await countOrders(id), 1);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 2);
  });

  it("gets its complete order even when the payment is prepared again first", async () => {
    const { priced, id, orderId } = await placeOne();
    await forgetOrder(id);
    assert.equal((await internal(`checkouts/${id}/payment`, priced)).status, 200);
    assert.equal((await place(id, priced)).order?.id, orderId);
  });

  it("gets its complete order, and no second one, when a merchandiser has cancelled the order since", async () => {
    const { priced, id, orderId } = await placeOne();
    await forgetOrder(id);
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    assert.equal((await place(id, priced)).order?.id, orderId);
    assert.equal(await countOrders(id), 1);
  });

  it("gets its complete order while a merchandiser is cancelling it, even if its stock is released already", async () => {
    const { priced, id, orderId } = await placeOne();
    const setFree = (deletedAt: string) =>
      database.query<{ id: string }>(
        `update reservation_item set deleted_at = ${deletedAt} where line_item_id in
         (select item_id from order_item where order_id = ?) returning id`,
        [orderId],
      );
    assert.equal((await setFree("now()")).length, 1);
    await forgetOrder(id);
    const again = await place(id, priced);
    await setFree("null");
    assert.equal(again.order?.id, orderId);
    assert.equal(await countOrders(id), 1);
  });

  it("gets its complete order, and no second one, when a merchandiser has packed the order since", async () => {
    const { priced, id, orderId } = await placeOne();
    await forgetOrder(id);
    const { body } = await admin<{ order: { items: { id: string; quantity: number }[] } }>(
      `orders/${orderId}`,
    );
    const items = body.order.items.map(({ id: itemId, quantity }) => ({ id: itemId, quantity }));
    assert.equal((await admin(`orders/${orderId}/fulfillments`, { items })).status, 200);
    assert.equal((await place(id, priced)).order?.id, orderId);
    assert.equal(await countOrders(id), 1);
  });

  it("gets a new order when the old order had no cart yet, and holds its stock once", async () => {
    const { priced, id, orderId, variant } = await placeOne();
    await database.query("delete from order_cart where order_id = ?", [orderId]);
    await forgetOrder(id);
    const again = await place(id, priced);
    assert.equal(again.kind, "placed");
    assert.notEqual(again.order?.id, orderId);
    assert.equal(await countOrders(id), 1);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 2);
  });

  it("gets a new order when the payment of the old order was not authorized", async () => {
    const { priced, id, orderId, variant } = await placeOne();
    await database.query(
      `update payment_session set status = 'pending', authorized_at = null where payment_collection_id in
       (select payment_collection_id from order_payment_collection where order_id = ?)`,
      [orderId],
    );
    await database.query(
      `delete from payment where payment_collection_id in
       (select payment_collection_id from order_payment_collection where order_id = ?)`,
      [orderId],
    );
    await forgetOrder(id);
    const again = await place(id, priced);
    assert.equal(again.kind, "placed");
    assert.notEqual(again.order?.id, orderId);
    assert.equal(await countOrders(id), 1);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 2);
  });

  it("proceeds normally when nothing had been made yet", async () => {
    const priced = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
    });
    const id = await prepareCheckout(priced);
    await forgetOrder(id);
    assert.equal((await place(id, priced)).kind, "placed");
    assert.equal(await countOrders(id), 1);
  });
});
