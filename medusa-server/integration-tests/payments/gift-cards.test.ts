import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { afterEach, describe, it } from "node:test";
import { type PricedCheckout, toMinor } from "@spolverk/domain";
import {
  buyGiftCards,
  codePattern,
  pricedCards,
  someValue,
  takeGoods,
  untilCodes,
} from "../support/gift-cards.ts";
import { readMailsTo, until } from "../support/mails.ts";
import {
  createCheckout,
  createPricedCheckout,
  payByGiftCard,
  place,
  prepareCheckout,
} from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";
import { type CardPayment, payByCard, playStripe, readIntent } from "../support/stripe.ts";

type Found = { giftCard: { id: string; balance: number; isDisabled: boolean } | null };
const find = async (code: string) => (await internal<Found>("gift-cards/find", { code })).body.giftCard;
const read = async (id: string) => (await internal<Found>(`gift-cards/${id}`)).body.giftCard!;

/** Prices a purchase that a gift card pays in part, in minor units. */
async function pricedPaidBy(cardId: string, paid: number, byCard = false): Promise<PricedCheckout> {
  const priced = await createPricedCheckout({ lines: [{ variant: await takeGoods(), quantity: 3 }], byCard });
  return payByGiftCard(priced, cardId, paid);
}

const countCards = async (orderId: string) => {
  const rows = await database.query(`select "id" from "gift_card" where "order_id" = ?`, [orderId]);
  return rows.length;
};

type Payment = { id: string; amount: number };
type Order = {
  total: number;
  credit_line_total: number;
  payment_collections: { payments: Payment[] }[];
};
const readOrder = async (id: string) =>
  (
    await admin<{ order: Order }>(
      `orders/${id}?fields=+total,+credit_line_total,*payment_collections.payments`,
    )
  ).body.order;

describe("bought gift cards", () => {
  afterEach(() => playStripe());

  it("arrive by mail when the money is captured: one for each piece, with a unique code and the full value", async () => {
    const { orderId, email, codes, placeAgain } = await buyGiftCards(2);
    assert.equal(new Set(codes).size, 2);
    for (const code of codes) assert.equal((await find(code))!.balance, someValue);
    await Promise.all(Array.from({ length: 5 }, placeAgain));
    const { payments } = (await readOrder(orderId)).payment_collections[0]!;
    await admin(`payments/${payments[0]!.id}/capture`, {});
    // The cards of another order are mailed afterwards. A duplicate mail about the first order would arrive before.
    await buyGiftCards();
    assert.equal(await countCards(orderId), 2);
    assert.equal((await readMailsTo(email)).filter(({ text }) => codePattern.test(text)).length, 2);
  });

  it("leave no plain codes in the database", async () => {
    const { codes } = await buyGiftCards();
    const rows = await database.query(
      `select (select json_agg(c)::text from "gift_card" c) || (select json_agg(m)::text from "gift_card_movement" m)
         || (select json_agg(m)::text from "mail" m) as "all"`,
    );
    const plain = codes[0]!.replaceAll("-", "");
    const { all } = rows[0] as { all: string };
    assert.ok(all.includes(plain.slice(-4)));
    assert.ok(!all.includes(plain) && !all.includes(codes[0]!));
    const { body } = await admin<{ gift_cards: object[] }>("gift-cards?limit=100");
    assert.ok(!/sealed|hash/.test(JSON.stringify(body)));
    assert.ok(!JSON.stringify(body).includes(plain));
  });

  it("wait for an invoice's payment, which the merchandiser records", async () => {
    const priced = await pricedCards(1, false);
    const { order } = await place(await prepareCheckout(priced), priced);
    await buyGiftCards();
    assert.equal(await countCards(order!.id), 0);
    const { payments } = (await readOrder(order!.id)).payment_collections[0]!;
    assert.equal((await admin(`payments/${payments[0]!.id}/capture`, {})).status, 200);
    assert.equal((await untilCodes(priced.email, 1)).length, 1);
  });

  it("cannot be spent once their order is cancelled, or once they are disabled in the admin", async () => {
    const { orderId, codes } = await buyGiftCards();
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    await until("a disabled card", async () => ((await find(codes[0]!))!.isDisabled ? true : undefined));
    const other = await buyGiftCards();
    const card = (await find(other.codes[0]!))!;
    assert.equal((await admin(`gift-cards/${card.id}/disable`, {})).status, 200);
    const priced = await pricedPaidBy(card.id, 1000);
    const reply = await place(await prepareCheckout(priced), priced);
    assert.equal(reply.kind, "giftCardChanged");
  });
});

describe("spent gift cards", () => {
  afterEach(() => playStripe());

  it("pay in part: Medusa's own total is the rest, and the order shows the amount that the gift card paid", async () => {
    const { codes } = await buyGiftCards();
    const { id } = (await find(codes[0]!))!;
    const priced = await pricedPaidBy(id, 8000, true);
    const checkoutId = await createCheckout();
    const { body: payment } = await internal<CardPayment>(`checkouts/${checkoutId}/payment`, priced);
    assert.equal((await place(checkoutId, priced)).kind, "paymentPending");
    assert.equal((await read(id)).balance, someValue - 8000);
    await payByCard(payment);
    const { order } = await place(checkoutId, priced);
    const { total, credit_line_total } = await readOrder(order!.id);
    assert.equal(toMinor(total), priced.totals.toPay);
    assert.equal(credit_line_total, 80);
    const intent = await readIntent(payment);
    assert.deepEqual([intent.status, intent.amount], ["succeeded", priced.totals.toPay]);
    assert.equal((await read(id)).balance, someValue - 8000);
  });

  it("pay in full without another payment, and are restored when the order is cancelled", async () => {
    const worth = 10_000_000;
    const { codes } = await buyGiftCards(1, { worth });
    const { id } = (await find(codes[0]!))!;
    const whole = await createPricedCheckout({ lines: [{ variant: await takeGoods(), quantity: 1 }] });
    const paid = whole.totals.total;
    const priced = payByGiftCard(whole, id, paid);
    const { kind, order } = await place(await prepareCheckout(priced), priced);
    assert.equal(kind, "placed");
    assert.equal((await read(id)).balance, worth - paid);
    assert.equal((await admin(`orders/${order!.id}/cancel`, {})).status, 200);
    await until("the money back", async () => ((await read(id)).balance === worth ? true : undefined));
  });

  it("cannot pay when the requested amount to pay differs from Medusa's total", async () => {
    const { codes } = await buyGiftCards();
    const { id } = (await find(codes[0]!))!;
    const priced = await pricedPaidBy(id, 8000);
    const checkoutId = await createCheckout();
    const wrong = { ...priced, totals: { ...priced.totals, toPay: priced.totals.toPay + 1 } };
    const { status, body } = await internal(`checkouts/${checkoutId}/payment`, wrong);
    assert.equal(status, 400, JSON.stringify(body));
  });

  it("get back at most the amount that they paid, also in parts", async () => {
    const { codes } = await buyGiftCards();
    const { id } = (await find(codes[0]!))!;
    const priced = await pricedPaidBy(id, 8000);
    const { order } = await place(await prepareCheckout(priced), priced);
    const [{ cart_id }] = (await database.query<{ cart_id: string }>(
      `select "cart_id" from "order_cart" where "order_id" = ?`,
      [order!.id],
    )) as [{ cart_id: string }];
    const giveBack = async (amount: number) =>
      (await admin<{ amount: number }>("gift-cards/give-back", { cart_id, amount, key: randomUUID() })).body
        .amount;
    assert.equal(await giveBack(3000), 3000);
    assert.equal((await read(id)).balance, someValue - 5000);
    assert.equal(await giveBack(90_000), 5000);
    assert.equal(await giveBack(1), 0);
    assert.equal((await read(id)).balance, someValue);
  });

  it("get paid out once, even after expiry, for a reason that the merchandiser states", async () => {
    const { codes } = await buyGiftCards();
    const { id } = (await find(codes[0]!))!;
    await database.query(`update "gift_card" set "expires_at" = now() - interval '1 day' where "id" = ?`, [
      id,
    ]);
    const body = { note: "Denmark, section 96, bank transfer", key: randomUUID() };
    const payOut = async () =>
      (await admin<{ amount: number }>(`gift-cards/${id}/pay-out`, body)).body.amount;
    const paid = await Promise.all([payOut(), payOut(), payOut()]);
    assert.deepEqual(
      paid.toSorted((a, b) => a - b),
      [0, 0, someValue],
    );
    assert.equal((await read(id)).balance, 0);
    const [row] = await database.query<{ amount: number; note: string }>(
      `select "amount", "note" from "gift_card_movement" where "gift_card_id" = ? and "kind" = 'paid_out'`,
      [id],
    );
    assert.deepEqual([row?.amount, row?.note], [-someValue, body.note]);
  });

  it("cannot be paid out once their order is cancelled, since the buyer gets a refund", async () => {
    const { orderId, codes } = await buyGiftCards();
    const { id } = (await find(codes[0]!))!;
    assert.equal((await admin(`orders/${orderId}/cancel`, {})).status, 200);
    await until("disabled", async () => ((await read(id)).isDisabled ? true : undefined));
    const body = { note: "Denmark, section 96, bank transfer", key: randomUUID() };
    const reply = await admin<{ amount: number }>(`gift-cards/${id}/pay-out`, body);
    assert.equal(reply.body.amount, 0);
    assert.equal((await read(id)).balance, someValue);
  });

  it("can be paid out again when an amount is restored after an earlier pay-out", async () => {
    const { codes } = await buyGiftCards();
    const { id } = (await find(codes[0]!))!;
    const priced = await pricedPaidBy(id, 5000);
    const { order } = await place(await prepareCheckout(priced), priced);
    const payOut = async (key: string) =>
      (await admin<{ amount: number }>(`gift-cards/${id}/pay-out`, { note: "Bank transfer", key })).body
        .amount;
    const key = randomUUID();
    assert.equal(await payOut(key), someValue - 5000);
    assert.equal((await admin(`orders/${order!.id}/cancel`, {})).status, 200);
    await until("given back", async () => ((await read(id)).balance === 5000 ? true : undefined));
    assert.equal(await payOut(key), 0);
    assert.equal(await payOut(randomUUID()), 5000);
  });

  it("bought in California never expire, and their mail says so", async () => {
    const { orderId, email } = await buyGiftCards(1, { billing: { country: "US", state: "CA" } });
    const [card] = await database.query<{ expires_at: Date | null }>(
      `select "expires_at" from "gift_card" where "order_id" = ?`,
      [orderId],
    );
    assert.equal(card?.expires_at, null);
    const mails = await readMailsTo(email);
    assert.ok(mails.some(({ text }) => text.includes("Utan slutdatum")));
  });
});
