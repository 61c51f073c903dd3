import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { changeOrder, createAccount, pack, placeOrder, readOrder } from "../support/account-orders.ts";
import { capture, refund } from "../support/invoice-orders.ts";
import { adminName } from "../support/shop.ts";
import { takeOrder } from "../support/take-backs.ts";
import { changeWithdrawal, findMeantOrder, readWithdrawal, withdraw } from "../support/withdrawals.ts";

describe("the order that a merchandiser assigns to a withdrawal", () => {
  it("can be previewed, changed and removed until the decision; the typed number stays", async () => {
    const [wrong, right] = [await takeOrder(), await takeOrder()];
    const { number } = await withdraw({ number: "999999996", email: right.email });
    const { id } = await readWithdrawal(number);
    const lookAt = async (orderNumber: string) => (await findMeantOrder(id, orderNumber)).body;
    assert.deepEqual(await lookAt(`#${wrong.number}`), {
      id: wrong.id,
      number: wrong.number,
      email: wrong.email,
      isOtherEmail: true,
    });
    assert.equal((await lookAt(right.number)).isOtherEmail, false);
    const missing = await findMeantOrder(id, "999999996");
    assert.deepEqual([missing.status, Object.keys(missing.body.fields ?? {})], [400, ["orderNumber"]]);

    const assign = (orderNumber: string | null, fromOrderId: string | null) =>
      changeWithdrawal(id, "order", { orderNumber, fromOrderId });
    const { body: assigned } = await assign(wrong.number, null);
    assert.deepEqual(
      [assigned.orderId, assigned.orderNumber, assigned.typedOrderNumber, assigned.assignedBy],
      [wrong.id, wrong.number, "999999996", adminName],
    );
    assert.deepEqual([assigned.order?.email, assigned.order?.isOtherEmail], [wrong.email, true]);
    assert.equal((await assign(right.number, null)).status, 409);
    assert.equal((await assign(right.number, wrong.id)).body.orderId, right.id);
    assert.equal((await assign(null, wrong.id)).status, 409);
    const { body: taken } = await assign(null, right.id);
    assert.deepEqual(
      [taken.orderId, taken.orderNumber, taken.assignedBy, taken.order],
      [null, "999999996", null, null],
    );

    const decision = { state: "closed", orderId: null, reason: "Sent twice" };
    assert.equal((await changeWithdrawal(id, "state", decision)).status, 200);
    assert.equal((await assign(right.number, null)).status, 409);
    assert.equal((await readWithdrawal(number)).orderId, null);
  });

  it("cannot replace the order that the statement's number and address match", async () => {
    const [order, other] = [await takeOrder(), await takeOrder()];
    const { number } = await withdraw(order);
    const { id, assignedBy } = await readWithdrawal(number);
    assert.equal(assignedBy, null);
    for (const orderNumber of [other.number, null]) {
      const { status } = await changeWithdrawal(id, "order", { orderNumber, fromOrderId: order.id });
      assert.equal(status, 409);
    }
    assert.equal((await readWithdrawal(number)).orderId, order.id);
  });
});

describe("a withdrawal marked as refunded", () => {
  it("requires a note only when the shop has recorded no refund", async () => {
    const [byHand, byShop] = [await takeOrder(), await takeOrder()];
    const mark = async ({ number, email, id: orderId }: typeof byHand, reason?: string) => {
      const { id } = await readWithdrawal((await withdraw({ number, email })).number);
      return changeWithdrawal(id, "state", { state: "refunded", orderId, ...(reason && { reason }) });
    };
    const unpaid = await mark(byHand);
    assert.deepEqual([unpaid.status, Object.keys(unpaid.body.fields ?? {})], [400, ["reason"]]);
    const noted = await mark(byHand, "249 SEK by bank transfer on Friday, as agreed");
    assert.deepEqual([noted.status, noted.body.state], [200, "refunded"]);
    assert.equal(noted.body.reason, "249 SEK by bank transfer on Friday, as agreed");

    assert.equal((await capture(byShop.id)).status, 200);
    assert.equal((await mark(byShop)).status, 400);
    assert.equal((await refund(byShop.id, 10)).status, 200);
    const refunded = await mark(byShop);
    assert.deepEqual([refunded.status, refunded.body.amounts?.refunded], [200, 1000]);
  });

  it("ends the account's options to withdraw and to return when it covers the whole order", async () => {
    const account = await createAccount();
    const { id, number } = await placeOrder(account);
    const parcel = await pack(id);
    await parcel.ship();
    await parcel.deliver();
    const before = await readOrder(account, id);
    assert.deepEqual([before.canWithdraw, before.returnUntil !== null], [true, true]);
    const statement = await readWithdrawal((await withdraw({ number, email: account.email })).number);
    const decision = { state: "refunded", orderId: id, reason: "By bank transfer" };
    assert.equal((await changeWithdrawal(statement.id, "state", decision)).status, 200);
    const after = await readOrder(account, id);
    assert.deepEqual([after.canWithdraw, after.returnUntil], [false, null]);
    const lines = after.lines.map((line) => ({ id: line.id, quantity: 1 }));
    assert.equal(await changeOrder(account, id, "return", { lines, note: "" }), "not_returnable");
  });
});
