import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { admin, database, internal } from "../support/shop.ts";
import { listVariants, setAvailable, takeVariant } from "../support/stock.ts";

const newEmail = () => `${randomUUID()}@example.com`;

/** Places an order. Its mail is sent after all mails that were queued before. */
async function order(email: string): Promise<void> {
  const priced = await createPricedCheckout({
    lines: [{ variant: await takeVariant("plenty"), quantity: 2 }],
    email,
  });
  await place(await prepareCheckout(priced), priced);
}
const untilMails = (email: string, count: number) =>
  until(`mails to ${email}`, async () => {
    const mails = await readMailsTo(email);
    return mails.length >= count ? mails : undefined;
  });
const readOutbox = (email: string) => database.query(`select "id" from "mail" where "email" = ?`, [email]);

type Levels = { id: string; location_id: string; stocked_quantity: number }[];

/** Requests a stock notification, like the BFF. */
const askToBeTold = async (variationId: string, email: string, language = "sv") =>
  assert.equal(
    (await internal("stock-notifications", { variationId, email, language, askedAt: new Date() })).status,
    200,
  );
/** Waits for the tokens in the mails that ask an address to confirm. */
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
/** Waits for mails to an address, apart from the mail that asks it to confirm. */
const untilTold = (email: string) =>
  until(`back-in-stock mail to ${email}`, async () => {
    const mails = (await readMailsTo(email)).filter((mail) => !isQuestion(mail));
    return mails.length > 0 ? mails : undefined;
  });

describe("a back-in-stock mail [3.47]", () => {
  it("arrives once when the variation can be ordered again, in the recipient's language, and ends the notification", async () => {
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
    const waiting = await internal<{ stockNotifications: unknown[] }>(
      `stock-notifications?variationId=${variant.id}`,
    );
    assert.deepEqual(waiting.body.stockNotifications, []);

    await setStock(0);
    await setStock(level.stocked_quantity);
    const other = newEmail();
    await order(other);
    await untilMails(other, 1);
    assert.equal((await readMailsTo(emails[0])).filter((mail) => !isQuestion(mail)).length, 1);
    assert.equal((await readMailsTo(unconfirmed)).length, 1);
  });

  it("asks an address at most three times a day, and stores only the hash of the mailed token", async () => {
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

  it("cannot be confirmed once its address has unsubscribed from all notifications", async () => {
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

  it("reaches at most a hundred recipients a minute, the longest waiting first", async () => {
    const variant = await takeVariant("bounded");
    const name = randomUUID();
    // One statement inserts the confirmed notifications, instead of 250 requests and confirmations by mail.
    await database.query(
      `insert into "stock_notification" ("id", "variant_id", "email", "language", "asked_at", "confirmed_at")
       select 'snot_' || ? || n, ?, n || '-' || ? || '@example.com', 'sv', now() - interval '1 day' + n * interval '1 second', now()
       from generate_series(1, 250) n`,
      [name, variant.id, name],
    );
    // Mails that other tests queue in the same minute count towards the hundred, so a batch may be smaller.
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
    // Pretend that a minute has passed.
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
