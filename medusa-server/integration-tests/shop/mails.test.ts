import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { formatPrice } from "@spolverk/domain";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { deliverAgain, listEventsOfOrder } from "../support/journal.ts";
import { readMailsTo, refuseNextMailTo, until } from "../support/mails.ts";
import { admin, database } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

const newEmail = () => `${randomUUID()}@example.com`;

async function order(email: string, quantity = 2) {
  const variant = await takeVariant("plenty");
  const priced = await createPricedCheckout({ lines: [{ variant, quantity }], email });
  const checkoutId = await prepareCheckout(priced);
  const { order: placed } = await place(checkoutId, priced);
  const total = formatPrice(priced.totals.toPay, "SEK", true);
  return {
    id: placed!.id,
    number: placed!.number,
    total,
    placeAgain: () => place(checkoutId, priced),
  };
}

const untilMails = (email: string, count: number) =>
  until(`mails to ${email}`, async () => {
    const mails = await readMailsTo(email);
    return mails.length >= count ? mails : undefined;
  });

type OutboxRow = { id: string; state: string; attempts: number; last_error: string | null; email: string };
const readOutbox = (email: string) =>
  database.query<OutboxRow>(
    `select "id", "state", "attempts", "last_error", "email" from "mail" where "email" = ?`,
    [email],
  );
const untilState = (email: string, state: string) =>
  until(`mail that is ${state}`, async () =>
    (await readOutbox(email)).find((row) => row.state === state && row.attempts > 0),
  );

type Order = {
  items: { id: string; quantity: number }[];
  fulfillments: { id: string; shipped_at: string | null }[];
  payment_collections: { payments: { id: string }[] }[];
};
const readOrder = async (id: string) =>
  (
    await admin<{ order: Order }>(
      `orders/${id}?fields=+fulfillments.shipped_at,*payment_collections.payments`,
    )
  ).body.order;

/** Ships an order in the admin. */
async function ship(orderId: string, no_notification = false) {
  const { items } = await readOrder(orderId);
  const things = items.map(({ id, quantity }) => ({ id, quantity }));
  assert.equal((await admin(`orders/${orderId}/fulfillments`, { items: things })).status, 200);
  const { fulfillments } = await readOrder(orderId);
  const labels = [{ tracking_number: "UA123SE", tracking_url: "#", label_url: "#" }];
  const path = `orders/${orderId}/fulfillments/${fulfillments[0]!.id}/shipments`;
  assert.equal((await admin(path, { items: things, labels, no_notification })).status, 200);
}

describe("mails about orders", () => {
  it("confirm an order once, with its number and its price, however often it is placed", async () => {
    const email = newEmail();
    const { number, total, placeAgain } = await order(email);
    await Promise.all(Array.from({ length: 5 }, placeAgain));
    const [mail] = await untilMails(email, 1);
    assert.equal(mail!.subject, `Din beställning ${number} hos Spolverk`);
    assert.ok(mail!.text.includes(`Att betala: ${total}\n`), mail!.text);
    assert.ok(mail!.html.includes(`>${total}<`));
    await untilState(email, "sent");
    // The mail of another order is sent afterwards. A duplicate mail would arrive before.
    const other = newEmail();
    await order(other);
    await untilMails(other, 1);
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("arrive once after an outage of SendGrid", async () => {
    const email = newEmail();
    await refuseNextMailTo(email, 503);
    await order(email);
    const waiting = await until("refused mail", async () =>
      (await readOutbox(email)).find(({ last_error }) => last_error !== null),
    );
    assert.equal(waiting.state, "waiting");
    assert.match(waiting.last_error!, /^SendGrid answered 503/);
    // Skip the delay of a minute before the next attempt.
    await database.query(`update "mail" set "next_attempt_at" = now() where "id" = ?`, [waiting.id]);
    await order(newEmail());
    const sent = await untilState(email, "sent");
    assert.equal(sent.attempts, 2);
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("appear in the admin when they failed, and are sent again from there", async () => {
    const email = newEmail();
    await refuseNextMailTo(email, 400);
    await order(email);
    const failed = await untilState(email, "failed");
    const list = await admin<{ is_sending: boolean; mails: OutboxRow[] }>("mails?state=failed");
    assert.equal(list.body.is_sending, true);
    const listed = list.body.mails.find(({ id }) => id === failed.id);
    assert.match(listed!.last_error!, /^SendGrid answered 400/);
    assert.equal((await admin(`mails/${failed.id}/send`, {})).status, 200);
    await untilMails(email, 1);
    await untilState(email, "sent");
    const skipped = await admin<{ mails: OutboxRow[] }>("mails?state=skipped");
    assert.ok(skipped.body.mails.every(({ state }) => state === "skipped"));
  });

  it("arrive even if the process that made the order died", async () => {
    const email = newEmail();
    const { id } = await order(email);
    await untilState(email, "sent");
    // Restores the state of a crash right after the order was stored.
    await database.query(`delete from "mail" where "email" = ?`, [email]);
    await deliverAgain(await listEventsOfOrder(id));
    await until("second mail", async () => (await readMailsTo(email))[1]);
    assert.equal((await readOutbox(email)).length, 1);
  });

  it("name the shipped goods, the carrier and the tracking number, unless the merchandiser chose no mail", async () => {
    const [email, quiet] = [newEmail(), newEmail()];
    const [told, untold] = [await order(email, 3), await order(quiet)];
    await ship(told.id);
    await ship(untold.id, true);
    const mails = await untilMails(email, 2);
    const shipped = mails.find(({ subject }) => subject === `Din beställning ${told.number} är på väg`);
    assert.match(shipped!.text, /Transportör: \S+/);
    assert.match(shipped!.text, /Kollinummer: UA123SE/);
    assert.match(shipped!.text, /3 × Produkt/);
    await until("skipped mail", async () =>
      (await readOutbox(quiet)).find(({ state }) => state === "skipped"),
    );
    assert.ok((await readMailsTo(quiet)).every(({ subject }) => !subject.includes("på väg")));
  });

  it("announce each refund with its amount, and a cancelled order", async () => {
    const email = newEmail();
    const { id, number } = await order(email);
    const { payment_collections } = await readOrder(id);
    const payment = `payments/${payment_collections[0]!.payments[0]!.id}`;
    assert.equal((await admin(`${payment}/capture`, {})).status, 200);
    assert.equal((await admin(`${payment}/refund`, { amount: 10.5 })).status, 200);
    assert.equal((await admin(`${payment}/refund`, { amount: 20 })).status, 200);
    const refunds = (await untilMails(email, 3)).filter(({ subject }) => subject.startsWith("Återbetalning"));
    const amounts = refunds.map(({ text }) => /Återbetalt: (.*)/.exec(text)?.[1]);
    assert.deepEqual(new Set(amounts), new Set(["10,50 SEK", "20,00 SEK"]));
    assert.equal(amounts.length, 2);
    const other = newEmail();
    const cancelled = await order(other);
    assert.equal((await admin(`orders/${cancelled.id}/cancel`, {})).status, 200);
    const mails = await untilMails(other, 2);
    assert.ok(mails.some(({ subject }) => subject === `Din beställning ${cancelled.number} är avbeställd`));
    assert.notEqual(number, cancelled.number);
  });
});
