import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { multiplyByPercent, type PricedCheckout } from "@spolverk/domain";
import {
  changeOrder,
  createAccount,
  placeOrder,
  readOrder,
  type TestAccount,
} from "../support/account-orders.ts";
import { untilOrdered } from "../support/card-checkout.ts";
import { joinClub } from "../support/club.ts";
import { readOrder as readAdminOrder, takeGoods } from "../support/invoice-orders.ts";
import { deliverAgain, listEventsOfOrder, untilDelivered } from "../support/journal.ts";
import { until } from "../support/mails.ts";
import { createMember, listAmounts, readBalance, readLedger, untilAmounts } from "../support/points.ts";
import {
  createCheckout,
  createPricedCheckout,
  payByPoints,
  place,
  prepareCheckout,
  type PricedInput,
} from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";
import { askForSwish, playSwish, readSwish, usePhone } from "../support/swish.ts";

/** Prices an account's purchase of filament with its delivery, partly paid with points. */
async function pricedOf(
  account: Pick<TestAccount, "id" | "email">,
  pointsMinor: number,
  input: Partial<PricedInput> = {},
): Promise<PricedCheckout> {
  const lines = [{ variant: await takeGoods(), quantity: 2 }];
  const priced = await createPricedCheckout({
    lines,
    accountId: account.id,
    email: account.email,
    ...input,
  });
  return payByPoints(priced, pointsMinor);
}

async function placeNew(priced: PricedCheckout) {
  const checkoutId = await prepareCheckout(priced);
  return { checkoutId, ...(await place(checkoutId, priced)) };
}

/** Places an order that is paid with points and, for the rest, by Swish. Waits until it is paid. */
async function buyBySwish(account: TestAccount, pointsMinor: number) {
  const priced = await pricedOf(account, pointsMinor, { bySwish: true });
  const id = await createCheckout();
  assert.equal((await internal(`checkouts/${id}/payment`, priced)).status, 200);
  await usePhone(await askForSwish({ id, priced, variant: await takeGoods() }), "paid");
  const order = await untilOrdered(id);
  const paid = await until("paid order", async () => {
    const { payment_collections } = await readAdminOrder(order.id);
    const payment = payment_collections[0]?.payments[0];
    const { state } = await readOrder(account, order.id);
    return state === "processing" ? payment : undefined;
  });
  return { id, orderId: order.id, paymentId: paid.id, priced };
}

/**
 * Calculates the reward: three percent of the filament's price, less the filament's share of the amount paid by
 * points.
 */
function toReward({ lines, totals }: PricedCheckout): number {
  const filament = lines.reduce((sum, { total }) => sum + total, 0);
  const byPoints = Math.round((totals.points * filament) / totals.total);
  return multiplyByPercent(filament - byPoints, 3);
}

const refund = async (paymentId: string, minor: number) => {
  const { status, body } = await admin(`payments/${paymentId}/refund`, { amount: minor / 100 });
  assert.equal(status, 200, JSON.stringify(body));
};

describe("a member's order", () => {
  afterEach(() => playSwish());

  it("earns nothing in a currency other than the ledger's, and nothing for goods other than filament [6.7]", async () => {
    const euro = await createMember(0, "EUR");
    const member = await createMember();
    const priced = await pricedOf(member, 0);
    const other = { ...priced, lines: priced.lines.map((line) => ({ ...line, isFilament: false })) };
    await placeNew(await pricedOf(euro, 0));
    await placeNew(other);
    // Events are handled in order. The effects of this member's order show that the earlier events have been handled.
    const last = await createMember();
    await placeNew(await pricedOf(last, 0));
    await untilAmounts(last, "reward", 1);
    assert.deepEqual([await readLedger(euro), await readLedger(member)], [[], []]);
  });

  it("can be paid in part with points: Medusa's own total is the rest, and each refund takes back its share of the reward and returns its share of the points, once", async () => {
    const account = await createMember(20_000);
    const { id, orderId, paymentId, priced } = await buyBySwish(account, 10_000);
    const { requests } = await readSwish(id);
    assert.equal(requests[0]!.amountMinor, priced.totals.toPay);
    assert.deepEqual(await untilAmounts(account, "reward", 1), [toReward(priced)]);
    assert.deepEqual(await listAmounts(account, "redemption"), [-10_000]);

    const half = Math.round(priced.totals.toPay / 2);
    await refund(paymentId, half);
    const [taken] = await untilAmounts(account, "rewardChange", 1);
    assert.equal(taken, -Math.round((toReward(priced) * half) / priced.totals.toPay));
    const [, back] = await untilAmounts(account, "redemption", 2);
    assert.equal(back, Math.round((10_000 * half) / priced.totals.toPay));

    await refund(paymentId, priced.totals.toPay - half);
    await untilAmounts(account, "redemption", 3);
    assert.equal(await readBalance(account), 20_000);
    // The cancellation causes another event for the earlier refund.
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    await until("cancelled order", async () =>
      (await readOrder(account, orderId)).state === "cancelled" ? true : undefined,
    );
    assert.equal(await readBalance(account), 20_000);
    const ofOrder = (await readLedger(account)).filter(({ type }) => type === "redemption");
    assert.deepEqual(new Set(ofOrder.map((entry) => entry.orderId)), new Set([orderId]));
  });

  it("can be paid with points alone, which are returned when it is cancelled", async () => {
    const account = await createMember(1_000_000);
    const whole = await pricedOf(account, 0);
    const rest = whole.totals.total % 100;
    const fitting = { ...whole, totals: { ...whole.totals } };
    assert.equal(rest, 0, "the test's goods cost a whole amount");
    const priced: PricedCheckout = { ...payByPoints(fitting, whole.totals.total), paymentMethod: "free" };
    const { kind, order } = await placeNew(priced);
    assert.equal(kind, "placed");
    assert.equal(await readBalance(account), 1_000_000 - whole.totals.total);
    assert.equal((await admin(`orders/${order!.id}/cancel`, {})).status, 200);
    await untilAmounts(account, "redemption", 2);
    assert.equal(await readBalance(account), 1_000_000);
    assert.deepEqual(await listAmounts(account, "reward"), []);
  });

  it("returns all points once when its customer cancels it repeatedly", async () => {
    const account = await createMember(10_000);
    const { orderId } = await buyBySwish(account, 10_000);
    await untilAmounts(account, "reward", 1);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => changeOrder(account, orderId, "cancel")));
    assert.deepEqual(new Set(replies), new Set(["cancelled"]));
    await until("all points", async () => ((await readBalance(account)) === 10_000 ? true : undefined));
    assert.equal(
      (await listAmounts(account, "redemption")).reduce((sum, each) => sum + each, 0),
      0,
    );
  });

  it("earns its points even if the process that made it died", async () => {
    const account = await createAccount();
    const { id } = await placeOrder(account);
    assert.equal(await joinClub(account.id), "joined");
    await database.query(
      `update club_membership set joined_at = now() - interval '1 hour' where account_id = ?`,
      [account.id],
    );
    await deliverAgain(await listEventsOfOrder(id));
    await untilAmounts(account, "reward", 1);
    const events = await listEventsOfOrder(id);
    await deliverAgain(events);
    await untilDelivered(events);
    assert.equal((await listAmounts(account, "reward")).length, 1);
  });
});

describe("a payment with points", () => {
  afterEach(() => playSwish());

  it("fails for a guest, for a non-member, in another currency and beyond the balance [5.9]", async () => {
    const outsider = await createAccount();
    const euro = await createMember(10_000, "EUR");
    const poor = await createMember(9999);
    for (const account of [outsider, euro, poor]) {
      assert.equal((await placeNew(await pricedOf(account, 10_000))).kind, "pointsChanged");
    }
    assert.equal(await readBalance(poor), 9999);
    const guests = { ...(await pricedOf(outsider, 10_000)), accountId: null };
    const id = await createCheckout();
    assert.equal((await internal(`checkouts/${id}/payment`, guests)).status, 400);
  });

  it("returns the points with their original expiry when the payment of the rest is declined", async () => {
    const account = await createMember(10_000);
    const [given] = await readLedger(account);
    const priced = await pricedOf(account, 10_000, { bySwish: true });
    const id = await createCheckout();
    await internal(`checkouts/${id}/payment`, priced);
    const payment = await askForSwish({ id, priced, variant: await takeGoods() });
    assert.equal(await readBalance(account), 0);
    await usePhone(payment, "declined");
    await untilAmounts(account, "redemption", 2);
    assert.equal(await readBalance(account), 10_000);
    const returned = (await readLedger(account)).at(-1)!;
    assert.deepEqual([returned.expiresAt, returned.orderId], [given!.expiresAt, null]);
  });
});
