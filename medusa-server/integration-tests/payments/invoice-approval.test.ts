import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { makeCoupon, readCoupon } from "../support/coupons.ts";
import { createCheckout, createPricedCheckout, place, payByGiftCard } from "../support/priced-checkout.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { admin, database, internal, variable } from "../support/shop.ts";
import { type CardPayment, payByCard, playStripe } from "../support/stripe.ts";
import {
  available,
  capture,
  decide,
  pricedAbove,
  pricedLarge,
  pricedOf,
  fulfill,
  listAwaiting,
  newEmail,
  newNumber,
  placeNew,
  readApproval,
  readLimit,
  readOrder,
  takeGoods,
  untilMails,
} from "../support/invoice-orders.ts";

describe("an invoice order above the limit of a company without a paid invoice", () => {
  before(() => playStripe());

  it("awaits approval with its stock reserved: it is listed, not shipped, not invoiced, and gets one mail", async () => {
    const before = await available();
    const email = newEmail();
    const priced = await pricedLarge({ email });
    const order = await placeNew(priced);
    assert.equal(order.approval, "awaiting");
    assert.equal(await readApproval(order.checkoutId), "awaiting");
    assert.equal(await available(), before - priced.lines[0]!.quantity);
    assert.ok((await listAwaiting()).some(({ order_id }) => order_id === order.id));
    const invoice = await admin<{ message?: string }>(`orders/${order.id}/invoice`);
    for (const refused of [await fulfill(order.id), await capture(order.id), invoice]) {
      assert.equal(refused.status, 400);
      assert.match(refused.body.message!, /has not been approved/);
    }
    const [mail] = await untilMails(email, 1);
    assert.match(mail!.subject, /väntar på godkännande/);
    assert.deepEqual(mail!.attachments, []);
    // Placing it again returns the same order.
    assert.equal((await place(order.checkoutId, priced)).order!.id, order.id);
    assert.equal(await readApproval(order.checkoutId), "awaiting");
  });

  it("continues like any other order once approved: the invoice is sent, the order can be shipped, and the approver is stored", async () => {
    const [email, invoiceEmail] = [newEmail(), newEmail()];
    const order = await placeNew(await pricedLarge({ email, invoiceEmail }));
    await untilMails(email, 1);
    const askedAt = Date.now();
    const { status, body } = await decide(order.id, { decision: "approve" });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.approval["state"], "approved");
    assert.equal(body.approval["decided_by"], variable("ADMIN_EMAIL"));
    const decidedAt = new Date(String(body.approval["decided_at"])).getTime();
    assert.ok(askedAt <= decidedAt && decidedAt <= Date.now());
    assert.equal(await readApproval(order.checkoutId), "approved");
    const [invoice] = await untilMails(invoiceEmail, 1);
    assert.equal(invoice!.attachments.length, 1);
    const subjects = (await untilMails(email, 2)).map(({ subject }) => subject);
    assert.ok(
      subjects.some((subject) => subject.endsWith("är godkänd")),
      subjects.join(),
    );
    const sent = await fulfill(order.id);
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
    assert.equal((await decide(order.id, { decision: "refuse", reason: "too late" })).status, 400);
    assert.ok((await listAwaiting()).every(({ order_id }) => order_id !== order.id));
  });

  it("ends cancelled after a refusal: its stock, coupon and gift card are restored, and the customer is mailed", async () => {
    const card = await buyGiftCard();
    const coupon = await makeCoupon({ limit: 5 });
    const email = newEmail();
    const before = await available();
    const whole = await pricedLarge({ email }, { coupon });
    const priced = payByGiftCard(whole, card.id, card.balance);
    const order = await placeNew(priced);
    assert.equal(order.approval, "awaiting");
    assert.equal((await readGiftCard(card.id)).balance, 0);
    assert.equal((await readCoupon(coupon.code)).usesLeft, 4);

    const refused = await decide(order.id, { decision: "refuse", reason: "unknown company" });
    assert.equal(refused.status, 200, JSON.stringify(refused.body));
    assert.equal(refused.body.approval["reason"], "unknown company");
    assert.equal((await readOrder(order.id)).status, "canceled");
    assert.equal(await readApproval(order.checkoutId), "refused");
    assert.equal(await available(), before);
    assert.equal((await readCoupon(coupon.code)).usesLeft, 5);
    await until("the gift card's money", async () =>
      (await readGiftCard(card.id)).balance === card.balance ? true : undefined,
    );
    const told = await until("mail of the refusal", async () =>
      (await readMailsTo(email)).find(({ subject }) => subject.endsWith("är avbeställd")),
    );
    assert.match(told.text, /kunde inte godkänna beställningen mot faktura/);
    assert.ok(!told.text.includes("unknown company"));
    assert.equal((await fulfill(order.id)).status, 400);
  });

  it("requires a reason for a refusal", async () => {
    const order = await placeNew(await pricedLarge());
    assert.equal((await decide(order.id, { decision: "refuse", reason: " " })).status, 400);
    assert.equal((await decide(order.id, { decision: "refuse" })).status, 400);
    assert.equal(await readApproval(order.checkoutId), "awaiting");
  });

  it("ends cancelled after a day without a decision: its stock is released, and the customer is mailed", async () => {
    const before = await available();
    const email = newEmail();
    const order = await placeNew(await pricedLarge({ email }));
    const [row] = await database.query<{ hours: number }>(
      `select extract(epoch from "decide_by" - "created_at") / 3600 as "hours" from "invoice_approval" where "order_id" = ?`,
      [order.id],
    );
    assert.ok(Math.abs(row!.hours - 24) < 0.1);
    await database.query(
      `update "invoice_approval" set "decide_by" = now() - interval '1 second' where "order_id" = ?`,
      [order.id],
    );
    await until("the cancelled order", async () =>
      (await readOrder(order.id)).status === "canceled" ? true : undefined,
    );
    assert.equal(await readApproval(order.checkoutId), "expired");
    assert.equal(await available(), before);
    const told = await until("mail of the cancelling", async () =>
      (await readMailsTo(email)).find(({ subject }) => subject.endsWith("är avbeställd")),
    );
    assert.match(told.text, /inom ett dygn/);
    assert.equal((await decide(order.id, { decision: "approve" })).status, 400);
  });

  it("accepts only one of several concurrent decisions", async () => {
    const order = await placeNew(await pricedLarge());
    const refuse = { decision: "refuse", reason: "no" };
    const answers = await Promise.all(
      [{ decision: "approve" }, refuse, { decision: "approve" }, refuse].map((body) =>
        decide(order.id, body),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const state = await readApproval(order.checkoutId);
    assert.equal((await readOrder(order.id)).status, state === "refused" ? "canceled" : "pending");
  });
});

describe("the limit of open invoices", () => {
  before(() => playStripe());

  it("counts the open invoices of the same company, including those of concurrent orders", async () => {
    const organizationNumber = newNumber();
    assert.ok((await pricedAbove(0.55)).totals.toPay <= (await readLimit()));
    const orders = await Promise.all(
      [1, 2, 3].map(async () => placeNew(await pricedAbove(0.55, { organizationNumber }))),
    );
    assert.deepEqual(orders.map(({ approval }) => approval).toSorted(), [
      "awaiting",
      "awaiting",
      "not_needed",
    ]);
    assert.equal((await placeNew(await pricedAbove(0.55))).approval, "not_needed");
  });

  it("does not apply to a company that has paid an invoice in full", async () => {
    const organizationNumber = newNumber();
    const first = await placeNew(await pricedOf(1, { organizationNumber }));
    assert.equal(first.approval, "not_needed");
    assert.equal((await placeNew(await pricedLarge({ organizationNumber }))).approval, "awaiting");
    assert.equal((await capture(first.id)).status, 200);
    assert.equal((await placeNew(await pricedLarge({ organizationNumber }))).approval, "not_needed");
  });
});

describe("an unconfirmed address", () => {
  before(() => playStripe());

  it("gets one mail about an invoice order, with the invoice attached", async () => {
    const email = newEmail();
    await placeNew(await pricedOf(1, { email }));
    const [mail] = await untilMails(email, 1);
    assert.equal(mail!.attachments.length, 1);
    // The two mails of another order are sent afterwards. An extra mail about the first order would arrive before.
    const [other, invoiceEmail] = [newEmail(), newEmail()];
    await placeNew(await pricedOf(1, { email: other, invoiceEmail }));
    await untilMails(other, 1);
    await untilMails(invoiceEmail, 1);
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("gets at most ten of these mails within a day; a merchandiser can send the others", async () => {
    const email = newEmail();
    const most = 10;
    for (let count = 0; count <= most; count += 1) {
      // The address may be in another field, or written in another case.
      await placeNew(await pricedOf(1, count % 2 === 0 ? { email } : { invoiceEmail: email.toUpperCase() }));
    }
    type Row = { id: string; state: string; last_error: string | null };
    const rows = await until("all mails", async () => {
      const found = await database.query<Row>(
        `select "id", "state", "last_error" from "mail" where lower("email") = ? and "state" <> 'waiting'`,
        [email],
      );
      return found.length === most + 1 ? found : undefined;
    });
    const refused = rows.filter(({ state }) => state === "failed");
    assert.equal(refused.length, 1);
    assert.match(
      refused[0]!.last_error!,
      /10 mails about unpaid orders, enquiries or withdrawals within a day/,
    );
    assert.equal((await admin(`mails/${refused[0]!.id}/send`, {})).status, 200);
  });
});

type GiftCard = { id: string; balance: number };
const readGiftCard = async (id: string) =>
  (await internal<{ giftCard: GiftCard }>(`gift-cards/${id}`)).body.giftCard;

/** Buys a gift card with a bank card, and waits until the gift card exists. */
async function buyGiftCard(): Promise<GiftCard> {
  const priced = await createPricedCheckout({
    lines: [{ variant: await takeGoods(), quantity: 1 }],
    byCard: true,
    email: newEmail(),
  });
  const checkoutId = await createCheckout();
  const giftCard = { currency: "SEK" as const, value: 20_000 };
  const bought = { ...priced, lines: priced.lines.map((line) => ({ ...line, giftCard })) };
  const { body } = await internal<CardPayment>(`checkouts/${checkoutId}/payment`, bought);
  await payByCard(body);
  const { order } = await place(checkoutId, bought);
  return until("a gift card", async () => {
    const [row] = await database.query<{ id: string }>(`select "id" from "gift_card" where "order_id" = ?`, [
      order!.id,
    ]);
    return row && readGiftCard(row.id);
  });
}
