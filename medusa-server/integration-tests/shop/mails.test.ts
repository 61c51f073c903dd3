import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { after, describe, it } from "node:test";
import { formatPrice, toMinor } from "@spolverk/domain";
import { createDraft, place, prepareCheckout } from "../support/draft.ts";
import { readMailsTo, refuseNextMailTo, until } from "../support/mails.ts";
import { admin, database, internal } from "../support/shop.ts";
import { listVariants, setAvailable, takeVariant } from "../support/stock.ts";

after(() => database.end());

const newEmail = () => `${randomUUID()}@example.com`;

async function order(email: string, quantity = 2) {
  const variant = await takeVariant("plenty");
  const draft = await createDraft({ lines: [{ variant, quantity }], email });
  const checkoutId = await prepareCheckout(draft);
  const { order: placed } = await place(checkoutId, draft);
  const total = formatPrice(toMinor(draft.total), "SEK", true);
  return {
    id: placed!.id,
    number: String(placed!.display_id),
    total,
    placeAgain: () => place(checkoutId, draft),
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

/** Hands an order over to the carrier in the admin. */
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
  it("confirm an order once, with its number and what was charged, however often it is placed", async () => {
    const email = newEmail();
    const { number, total, placeAgain } = await order(email);
    await Promise.all(Array.from({ length: 5 }, placeAgain));
    const [mail] = await untilMails(email, 1);
    assert.equal(mail!.subject, `Din order ${number} hos Spolverk`);
    assert.ok(mail!.text.includes(`Summa: ${total}\n`), mail!.text);
    assert.ok(mail!.html.includes(`>${total}<`));
    await untilState(email, "sent");
    // Whatever comes after it has come: another order's mail went out since.
    const other = newEmail();
    await order(other);
    await untilMails(other, 1);
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("are tried again when SendGrid was down, and come once", async () => {
    const email = newEmail();
    await refuseNextMailTo(email, 503);
    await order(email);
    const waiting = await until("refused mail", async () =>
      (await readOutbox(email)).find(({ last_error }) => last_error !== null),
    );
    assert.equal(waiting.state, "waiting");
    assert.match(waiting.last_error!, /^SendGrid answered 503/);
    // A minute later.
    await database.query(`update "mail" set "next_attempt_at" = now() where "id" = ?`, [waiting.id]);
    await order(newEmail());
    const sent = await untilState(email, "sent");
    assert.equal(sent.attempts, 2);
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("that failed are listed in the admin and sent again from there", async () => {
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

  it("that no event told of are sent within two minutes", async () => {
    const email = newEmail();
    const { id } = await order(email);
    await untilState(email, "sent");
    // As if the process had died before it told anybody.
    await database.query(`delete from "mail" where "email" = ?`, [email]);
    await database.query(`update "order" set "created_at" = now() - interval '2 minutes' where "id" = ?`, [
      id,
    ]);
    await until("second mail", async () => (await readMailsTo(email))[1], 75_000);
    assert.equal((await readOutbox(email)).length, 1);
  });

  it("tell what was handed over to whom, with its number, but not where the merchandiser says so", async () => {
    const [email, quiet] = [newEmail(), newEmail()];
    const [told, untold] = [await order(email, 3), await order(quiet)];
    await ship(told.id);
    await ship(untold.id, true);
    const mails = await untilMails(email, 2);
    const shipped = mails.find(({ subject }) => subject === `Din order ${told.number} är på väg`);
    assert.match(shipped!.text, /Transportör: \S+/);
    assert.match(shipped!.text, /Kollinummer: UA123SE/);
    assert.match(shipped!.text, /3 × Produkt/);
    await until("skipped mail", async () =>
      (await readOutbox(quiet)).find(({ state }) => state === "skipped"),
    );
    assert.ok((await readMailsTo(quiet)).every(({ subject }) => !subject.includes("på väg")));
  });

  it("tell of each refund with its amount, and of a cancelled order", async () => {
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
    assert.ok(mails.some(({ subject }) => subject === `Din order ${cancelled.number} är avbeställd`));
    assert.notEqual(number, cancelled.number);
  });
});

type Levels = { id: string; location_id: string; stocked_quantity: number }[];

/** Asks to be told, as the BFF does. */
const askToBeTold = async (variant_id: string, email: string, language = "sv") =>
  assert.equal(
    (await internal("stock-notifications", { variant_id, email, language, asked_at: new Date() })).status,
    200,
  );
/** The tokens in the mails that ask an address to confirm. */
const untilTokens = async (email: string, count: number) =>
  until(`${count} confirmation mails to ${email}`, async () => {
    const mails = await readMailsTo(email);
    const tokens = mails.flatMap(({ text }) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? []);
    return tokens.length >= count ? tokens : undefined;
  });
async function confirm(email: string) {
  const [token] = await untilTokens(email, 1);
  const { body } = await internal<{ confirmed: boolean }>("stock-notifications/confirm", { token });
  assert.equal(body.confirmed, true);
}
const isQuestion = ({ text }: { text: string }) => text.includes("#confirm=");
/** The mails to an address besides the one that asks it to confirm. */
const untilTold = (email: string) =>
  until(`back-in-stock mail to ${email}`, async () => {
    const mails = (await readMailsTo(email)).filter((mail) => !isQuestion(mail));
    return mails.length > 0 ? mails : undefined;
  });

describe("a mail to who waits for stock [3.47]", () => {
  it("comes once when it can be ordered again, in their language, and they wait no more", async () => {
    const variant = await takeVariant("bounded");
    const itemId = variant.inventory_items[0]!.inventory_item_id;
    const { body } = await admin<{ inventory_levels: Levels }>(`inventory-items/${itemId}/location-levels`);
    const level = body.inventory_levels[0]!;
    const path = `inventory-items/${itemId}/location-levels/${level.location_id}`;
    const setStock = async (stocked_quantity: number) =>
      assert.equal((await admin(path, { stocked_quantity })).status, 200);
    await setStock(0);
    const emails = [newEmail(), newEmail()] as const;
    for (const [at, email] of emails.entries()) {
      await askToBeTold(variant.id, email, ["sv", "de"][at]);
      await confirm(email);
    }
    const unconfirmed = newEmail();
    await askToBeTold(variant.id, unconfirmed);
    await untilTokens(unconfirmed, 1);
    await setStock(level.stocked_quantity);
    const [swedish] = await untilTold(emails[0]);
    const [german] = await untilTold(emails[1]);
    assert.match(swedish!.subject, /går att beställa igen$/);
    assert.match(swedish!.text, /Till produkten: http:\/\/se\.\S+\/product\/\S+/);
    assert.match(german!.subject, /ist wieder bestellbar$/);
    assert.match(german!.text, /http:\/\/de\.\S+\/product\/\S+/);
    const waiting = await internal<{ stock_notifications: unknown[] }>(
      `stock-notifications?variant_id=${variant.id}`,
    );
    assert.deepEqual(waiting.body.stock_notifications, []);

    await setStock(0);
    await setStock(level.stocked_quantity);
    const other = newEmail();
    await order(other);
    await untilMails(other, 1);
    assert.equal((await readMailsTo(emails[0])).filter((mail) => !isQuestion(mail)).length, 1);
    assert.equal((await readMailsTo(unconfirmed)).length, 1);
  });

  it("asks an address three times a day at most, and keeps only the hash of what the mail holds", async () => {
    const email = newEmail();
    const variants = (await listVariants()).slice(0, 6);
    assert.equal(variants.length, 6);
    await Promise.all(variants.map(({ id }) => askToBeTold(id, email)));
    const tokens = await untilTokens(email, 3);
    const rows = await database.query<{ token_hash: string }>(
      `select "token_hash" from "stock_notification" where "email" = ?`,
      [email],
    );
    assert.equal(rows.length, 3);
    const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
    assert.deepEqual(rows.map(({ token_hash }) => token_hash).toSorted(), hashes.toSorted());
    await askToBeTold(variants[5]!.id, email);
    assert.equal((await readOutbox(email)).length, 3);
  });

  it("ends for an address that says so, with all that it waits for", async () => {
    const email = newEmail();
    const variants = (await listVariants()).slice(0, 2);
    for (const { id } of variants) await askToBeTold(id, email);
    const [token] = await untilTokens(email, 2);
    assert.equal((await internal("stock-notifications/unsubscribe", { token })).status, 200);
    const rows = await database.query(`select 1 from "stock_notification" where "email" = ?`, [email]);
    assert.deepEqual(rows, []);
    const { body } = await internal<{ confirmed: boolean }>("stock-notifications/confirm", { token });
    assert.equal(body.confirmed, false);
  });

  it("goes to a hundred a minute, the longest waiting first, however many wait", async () => {
    const variant = await takeVariant("bounded");
    const name = randomUUID();
    // As many as confirmed it while it was sold out; put in as one statement, since nobody has so many mailboxes.
    await database.query(
      `insert into "stock_notification" ("id", "variant_id", "email", "language", "asked_at", "confirmed_at")
       select 'snot_' || ? || n, ?, n || '-' || ? || '@example.com', 'sv', now() - interval '1 day' + n * interval '1 second', now()
       from generate_series(1, 250) n`,
      [name, variant.id, name],
    );
    // Further mails of the same minute have a part in the hundred.
    const readQueued = () =>
      database.query<{ n: string }>(
        `select split_part("email", '-', 1) as "n" from "mail"
         where "kind" = 'back_in_stock' and "email" like '%' || ?`,
        [`${name}@example.com`],
      );
    await setAvailable(variant, 5);
    const first = await until("first batch", async () => {
      const queued = await readQueued();
      return queued.length > 0 ? queued : undefined;
    });
    assert.ok(first.length <= 100, String(first.length));
    // A minute later.
    await database.query(
      `update "mail" set "created_at" = now() - interval '2 minutes' where "kind" = 'back_in_stock'`,
    );
    await setAvailable(variant, 6);
    const second = await until("second batch", async () => {
      const queued = await readQueued();
      return queued.length > 100 ? queued : undefined;
    });
    assert.ok(second.length <= 200, String(second.length));
    const numbers = second.map(({ n }) => Number(n)).toSorted((a, b) => a - b);
    assert.deepEqual(
      numbers,
      Array.from({ length: numbers.length }, (_, at) => at + 1),
    );
    await database.query(`delete from "stock_notification" where "variant_id" = ?`, [variant.id]);
  });
});
