import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { calculateDueDate, formatInstant, toShopDay, withdrawalTerms } from "@spolverk/domain";
import { createAccount, pack, placeOrder, readOrder } from "../support/account-orders.ts";
import { ageOrder } from "../support/age-order.ts";
import { deleteExpiredData } from "../support/delete-expired-data.ts";
import { newEmail } from "../support/invoice-orders.ts";
import { admin, adminName, database, internal } from "../support/shop.ts";
import { startScripts } from "../support/start-scripts.ts";
import { takeOrder } from "../support/take-backs.ts";
import {
  changeWithdrawal,
  listReceipts,
  listWithdrawals,
  readWithdrawal,
  untilReceipt,
  withdraw,
} from "../support/withdrawals.ts";

const daysMs = (days: number) => days * 86_400_000;

describe("a statement of withdrawal (directive 2011/83/EU, article 11a)", () => {
  it("gets a receipt by mail that has its content, date and time", async () => {
    const order = await takeOrder();
    const { number, receivedAt } = await withdraw(order, { goods: "En rulle" });
    assert.match(number, /^W-\d{5,}$/);
    const { text } = await untilReceipt(order.email, number);
    for (const part of ["Åsa Öberg", order.number, order.email, "En rulle"]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.ok(text.includes(formatInstant(new Date(receivedAt), "sv")), text);
  });

  it("counts once for ten concurrent calls, with one mail; all calls get the first call's number and time", async () => {
    const order = await takeOrder();
    const replies = await Promise.all(Array.from({ length: 10 }, () => withdraw(order)));
    assert.deepEqual(
      replies,
      replies.map(() => replies[0]),
    );
    await untilReceipt(order.email, replies[0]!.number);
    assert.deepEqual(await withdraw(order), replies[0]);
    assert.equal((await listWithdrawals({ q: order.email })).count, 1);
    assert.equal((await listReceipts(order.email)).length, 1);
  });

  it("gets a receipt even for an unknown order, which a merchandiser assigns later", async () => {
    const order = await takeOrder();
    const email = newEmail();
    const { number } = await withdraw({ number: order.number, email });
    await untilReceipt(email, number);
    const unmatched = await readWithdrawal(number);
    assert.deepEqual(
      [unmatched.orderId, unmatched.period, unmatched.isInTime, unmatched.amounts],
      [null, null, null, null],
    );
    assert.equal((await listWithdrawals({ only: "unmatched", q: number })).count, 1);

    const assign = (orderNumber: string) =>
      changeWithdrawal(unmatched.id, "order", { orderNumber, fromOrderId: null });
    const unknown = await assign("999999999");
    assert.deepEqual([unknown.status, Object.keys(unknown.body.fields ?? {})], [400, ["orderNumber"]]);
    const tries = await Promise.all([order.number, order.number].map(assign));
    assert.equal(tries.filter(({ status }) => status === 200).length, 1);
    assert.equal(tries.filter(({ status }) => status === 409).length, 1);
    const matched = await readWithdrawal(number);
    assert.deepEqual([matched.orderId, matched.period], [order.id, { kind: "open" }]);
    assert.equal((await listWithdrawals({ only: "unmatched", q: number })).count, 0);
  });

  it("gets stored even when it looks suspicious, but then causes a mail only when it matches an order", async () => {
    const order = await takeOrder();
    const stranger = newEmail();
    const unmatched = await withdraw({ number: "999999999", email: stranger }, { isSuspicious: true });
    const { number } = await withdraw(order, { isSuspicious: true });
    await untilReceipt(order.email, number);
    assert.equal((await listReceipts(stranger)).length, 0);
    assert.equal((await listWithdrawals({ only: "suspicious", q: unmatched.number })).count, 1);
    assert.equal((await listWithdrawals({ only: "suspicious", q: number })).count, 0);
  });

  it("gets a delayed receipt when it looked suspicious, and a person repeats it or a merchandiser assigns its order", async () => {
    const order = await takeOrder();
    const [again, assigned] = [newEmail(), newEmail()];
    const first = await withdraw({ number: "999999998", email: again }, { isSuspicious: true });
    assert.deepEqual(await withdraw({ number: "999999998", email: again }), first);
    await untilReceipt(again, first.number);
    assert.equal((await listWithdrawals({ only: "suspicious", q: first.number })).count, 0);

    const second = await withdraw({ number: "999999997", email: assigned }, { isSuspicious: true });
    assert.equal((await listReceipts(assigned)).length, 0);
    const { id } = await readWithdrawal(second.number);
    const assignment = { orderNumber: order.number, fromOrderId: null };
    const { status, body } = await changeWithdrawal(id, "order", assignment);
    assert.deepEqual([status, body.isSuspicious], [200, false]);
    await untilReceipt(assigned, second.number);
  });

  it("counts as a new statement when it repeats a decided one, so that no statement is lost", async () => {
    const order = await takeOrder();
    const first = await withdraw(order);
    const { id } = await readWithdrawal(first.number);
    const decision = { state: "closed", orderId: order.id, reason: "Taken back" };
    assert.equal((await changeWithdrawal(id, "state", decision)).status, 200);
    const second = await withdraw(order);
    assert.notEqual(second.number, first.number);
    assert.equal((await readWithdrawal(second.number)).state, "received");
    await untilReceipt(order.email, second.number);
    assert.deepEqual(await withdraw(order), second);
  });

  it("causes at most ten mails a day to one address", async () => {
    const email = newEmail();
    for (let at = 0; at < 12; at++) await withdraw({ number: `${at}`, email });
    assert.equal((await listWithdrawals({ q: email })).count, 12);
    const states = await listReceipts(email);
    assert.deepEqual([states.length, states.filter((state) => state === "failed").length], [12, 2]);
  });

  it("must match the contract's schema, and requires the token", async () => {
    for (const body of [{}, { orderNumber: "1" }, { name: "", orderNumber: "1" }]) {
      assert.equal((await internal("withdrawals", body)).status, 400);
    }
    assert.equal((await internal("withdrawals", {}, { "x-internal-token": "wrong" })).status, 401);
  });
});

describe("the period of a withdrawal", () => {
  it("stays open until the order has arrived, and then lasts 14 days; later statements are marked late", async () => {
    const account = await createAccount();
    const { id, number } = await placeOrder(account);
    assert.equal((await readOrder(account, id)).canWithdraw, true);
    const parcel = await pack(id);
    await parcel.ship();
    const first = await withdraw({ number, email: account.email });
    assert.deepEqual((await readWithdrawal(first.number)).period, { kind: "open" });
    await parcel.deliver();
    const arrived = await readWithdrawal(first.number);
    assert.equal(arrived.period?.kind, "until");
    assert.equal(arrived.isInTime, true);
    assert.equal((await readOrder(account, id)).canWithdraw, true);

    const longAgo = new Date(Date.now() - daysMs(20)).toISOString();
    await database.query(`update "fulfillment" set "delivered_at" = ? where "id" = ?`, [longAgo, parcel.id]);
    assert.equal((await readOrder(account, id)).canWithdraw, false);
    const late = await withdraw({ number, email: account.email }, { goods: "En rulle" });
    assert.equal((await readWithdrawal(late.number)).isInTime, false);
  });

  it("does not exist for a company, whose statement is stored all the same", async () => {
    const order = await takeOrder({ feeNet: 2320 });
    const { number } = await withdraw(order);
    const { period, isInTime } = await readWithdrawal(number);
    assert.deepEqual([period, isInTime], [{ kind: "none" }, false]);
  });
});

describe("withdrawals in the admin", () => {
  it("match searches by state, number, order, name and address, and appear on their order's page, newest first", async () => {
    const email = `with_drawal%${randomUUID()}@example.com`;
    const order = await takeOrder({ email });
    const first = await withdraw(order);
    const second = await withdraw(order, { goods: "En rulle" });
    const find = async (query: Record<string, string>) =>
      (await listWithdrawals(query)).withdrawals.map(({ number }) => number);
    assert.deepEqual(await find({ q: email }), [second.number, first.number]);
    assert.deepEqual(await find({ orderId: order.id }), [second.number, first.number]);
    assert.deepEqual(await find({ q: email, limit: "1", offset: "1" }), [first.number]);
    assert.deepEqual(await find({ q: first.number }), [first.number]);
    assert.deepEqual(await find({ q: email.replace("_", "x") }), []);
    assert.deepEqual(await find({ orderId: order.id, state: "refused" }), []);
    assert.equal((await admin("withdrawals?only=all")).status, 400);
    assert.equal((await admin("withdrawals/wdr_unknown")).status, 404);
  });

  it("state when the refund is due and its parts: goods, delivery and fee as paid", async () => {
    const order = await takeOrder();
    const { number, receivedAt } = await withdraw(order);
    const { refundDue, isOverdue, amounts } = await readWithdrawal(number);
    const due = calculateDueDate(toShopDay(receivedAt), withdrawalTerms.refundWithinDays);
    assert.deepEqual([refundDue, isOverdue], [due, false]);
    assert.ok(amounts !== null);
    const [line] = amounts.lines;
    assert.deepEqual([amounts.currency, amounts.lines.length, line?.quantity], ["SEK", 1, 1]);
    assert.ok(line !== undefined && line.paid > 0);
    // The cheapest delivery is PostNord, which is free from 499 SEK. A dearer chosen option does not matter.
    assert.equal(amounts.cheapestShipping, line.paid >= 49_900 ? 0 : 4900);
    assert.deepEqual([amounts.feePaid, amounts.refunded], [0, 0]);
    await database.query(
      `update "withdrawal" set "received_at" = now() - interval '15 days' where "number" = ?`,
      [number],
    );
    assert.equal((await readWithdrawal(number)).isOverdue, true);
  });

  it("accept one decision: of several concurrent merchandisers one succeeds, and the others get 409", async () => {
    const order = await takeOrder();
    const { number } = await withdraw(order);
    const { id } = await readWithdrawal(number);
    const orderId = order.id;
    const unreasoned = await changeWithdrawal(id, "state", { state: "refused", orderId });
    assert.equal(unreasoned.status, 400);
    const ofNoOrder = { state: "refused", orderId: null, reason: "Sent twice" };
    assert.equal((await changeWithdrawal(id, "state", ofNoOrder)).status, 409);
    const tries = await Promise.all(
      (["refunded", "refused", "closed", "refunded"] as const).map((state) =>
        changeWithdrawal(id, "state", { state, orderId, reason: "Sent twice" }),
      ),
    );
    assert.equal(tries.filter(({ status }) => status === 200).length, 1);
    assert.equal(tries.filter(({ status }) => status === 409).length, 3);
    const decided = await readWithdrawal(number);
    assert.notEqual(decided.state, "received");
    assert.deepEqual(
      [decided.decidedBy, decided.reason, decided.isOverdue],
      [adminName, "Sent twice", false],
    );
  });
});

describe("an old withdrawal", () => {
  it("disappears from its account once its content is deleted", async () => {
    const account = await createAccount();
    const { id, number } = await placeOrder(account);
    const statement = await withdraw({ number, email: account.email }, { goods: "En rulle" });
    const shown = (await readOrder(account, id)).withdrawals;
    assert.deepEqual(
      shown.map(({ number: of, goods }) => [of, goods]),
      [[statement.number, "En rulle"]],
    );
    await database.query(
      `update "withdrawal" set "name" = null, "email" = null, "goods" = null where "number" = ?`,
      [statement.number],
    );
    assert.deepEqual((await readOrder(account, id)).withdrawals, []);
  });

  it("loses its customer after three years, or with its order", async () => {
    const [old, recent] = [await withdraw(await takeOrder()), await withdraw(await takeOrder())];
    const unmatched = await withdraw({ number: "Åsas rulle i maj", email: newEmail() });
    const order = await takeOrder();
    const ofOldOrder = await withdraw(order);
    const age = (number: string, days: number) =>
      database.query(
        `update "withdrawal" set "received_at" = now() - ?::int * interval '1 day' where "number" = ?`,
        [String(days), number],
      );
    await age(old.number, 1096);
    await age(unmatched.number, 1096);
    await age(recent.number, 1095);
    await ageOrder(order.id);
    const scripts = await startScripts();
    try {
      await deleteExpiredData(scripts);
    } finally {
      await scripts.stop();
    }
    const readPerson = async (number: string) => {
      const { name, email, goods, typedOrderNumber } = await readWithdrawal(number);
      return { name, email, goods, typedOrderNumber };
    };
    const nobody = { name: "", email: "", goods: "", typedOrderNumber: "" };
    assert.deepEqual(await readPerson(old.number), nobody);
    assert.deepEqual(await readPerson(unmatched.number), nobody);
    assert.equal((await readWithdrawal(unmatched.number)).orderNumber, "");
    assert.deepEqual(await readPerson(ofOldOrder.number), nobody);
    assert.equal((await readPerson(recent.number)).name, "Åsa Öberg");
    assert.equal((await readWithdrawal(ofOldOrder.number)).amounts, null);
  });
});
