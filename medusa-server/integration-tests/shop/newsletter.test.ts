import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { readMailsTo, until } from "../support/mails.ts";
import { controlMailbox, readContact } from "../support/newsletter.ts";
import { database, internal } from "../support/shop.ts";

const newEmail = () => `newsletter-${randomUUID()}@example.com`;

const links = {
  confirm: /http:\/\/(\w+)\.\S+\/newsletter\/confirm#([\w-]+)/,
  unsubscribe: /http:\/\/(\w+)\.\S+\/newsletter\/unsubscribe#([\w-]+)/,
};

/** Requests the newsletter like the BFF. */
async function ask(email: string, changes: Record<string, unknown> = {}): Promise<number> {
  const body = { email, language: "de", site: "de", source: "footer", isOwnersOwn: false, ...changes };
  return (await internal("newsletter", body)).status;
}
/** Waits for `count` mails with a link of a kind. Returns the newest mail, and the site and token of its link. */
const untilLink = (email: string, kind: keyof typeof links, count = 1) =>
  until(`${count} mails to ${kind} ${email}`, async () => {
    const mails = (await readMailsTo(email)).filter(({ text }) => links[kind].test(text));
    const [mail] = mails;
    if (mail === undefined || mails.length < count) return undefined;
    const [, site = "", token = ""] = links[kind].exec(mail.text) ?? [];
    return { mail, site, token };
  });
const confirm = async (token: string) =>
  (await internal<{ confirmed: boolean }>("newsletter/confirm", { token })).body.confirmed;

async function subscribe(email: string): Promise<void> {
  assert.equal(await ask(email), 200);
  assert.equal(await confirm((await untilLink(email, "confirm")).token), true);
}
const untilContact = (email: string, isWanted: boolean) =>
  until(`contact ${email} that is ${isWanted ? "added" : "gone"}`, async () =>
    ((await readContact(email)) !== undefined) === isWanted ? true : undefined,
  );
type Row = { state: string; is_contact: boolean; sync_attempts: number };
const readRow = async (email: string) =>
  (
    await database.query<Row>(
      `select "state", "is_contact", "sync_attempts" from "newsletter_subscriber" where "email" = ?`,
      [email],
    )
  )[0];
/** Lets the delay before the next attempt pass. */
const skipDelay = (email: string) =>
  database.query(`update "newsletter_subscriber" set "next_sync_at" = now() where "email" = ?`, [email]);

describe("the newsletter", () => {
  it("asks by a mail of the site in its language, and sends the address to SendGrid only once confirmed [7.14]", async () => {
    const email = newEmail();
    assert.equal(await ask(email.toUpperCase()), 200);
    const { mail, site, token } = await untilLink(email, "confirm");
    assert.deepEqual([mail.subject, site], ["Bitte bestätigen: der Newsletter von Spolverk", "de"]);
    // A later address has confirmed and become a contact at SendGrid: by then the first address would be a contact, too.
    const other = newEmail();
    await subscribe(other);
    await untilContact(other, true);
    assert.equal(await readContact(email), undefined);
    assert.deepEqual([await confirm(token), await confirm(token)], [true, true]);
    await untilContact(email, true);
    const { lists } = (await readContact(email))!;
    assert.equal(lists.length, 1);
    await untilLink(email, "unsubscribe");
    assert.equal((await readMailsTo(email)).length, 2);
  });

  it("sends a welcome mail with which mail programs unsubscribe in one click (RFC 8058)", async () => {
    const email = newEmail();
    await subscribe(email);
    const { mail, site, token } = await untilLink(email, "unsubscribe");
    const address = mail.headers["List-Unsubscribe"] ?? "";
    assert.match(address, new RegExp(`^<http://${site}\\.\\S+/api/newsletter/unsubscribe/${token}>$`));
    assert.equal(mail.headers["List-Unsubscribe-Post"], "List-Unsubscribe=One-Click");
  });

  it("ends by the link, and returns only after asking and confirming again", async () => {
    const email = newEmail();
    await subscribe(email);
    await untilContact(email, true);
    const first = await untilLink(email, "unsubscribe");
    assert.equal((await internal("newsletter/end", { token: first.token })).status, 200);
    await untilContact(email, false);
    assert.equal((await readRow(email))!.state, "ended");
    assert.equal(await ask(email), 200);
    const { token } = await untilLink(email, "confirm", 2);
    assert.equal(await readContact(email), undefined);
    assert.equal(await confirm(token), true);
    await untilContact(email, true);
    // The link of the first mail still works.
    await internal("newsletter/end", { token: first.token });
    assert.equal((await readRow(email))!.state, "ended");
  });

  it("starts at once for an address that is known to belong to the subscriber", async () => {
    const email = newEmail();
    await ask(email, { isOwnersOwn: true, source: "account" });
    await untilLink(email, "unsubscribe");
    await untilContact(email, true);
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("asks an address at most three times a day, and does not ask subscribers", async () => {
    const [asked, subscribed] = [newEmail(), newEmail()];
    await subscribe(subscribed);
    await untilLink(subscribed, "unsubscribe");
    const statuses = await Promise.all(Array.from({ length: 6 }, () => ask(asked)));
    assert.deepEqual([...new Set([...statuses, await ask(subscribed)])], [200]);
    await untilLink(asked, "confirm", 3);
    const kinds = await database.query<{ email: string }>(
      `select "email" from "mail" where "kind" = 'newsletter_confirmation' and "email" in (?, ?)`,
      [asked, subscribed],
    );
    assert.deepEqual(
      kinds.map(({ email }) => email).toSorted(),
      [asked, asked, asked, subscribed].toSorted(),
    );
  });

  it("loses no change during an outage of SendGrid", async () => {
    const [email, other] = [newEmail(), newEmail()];
    await controlMailbox({ email, status: 503, times: 2, of: "contacts" });
    await subscribe(email);
    for (const attempts of [1, 2]) {
      await until(`failure ${attempts}`, async () =>
        (await readRow(email))!.sync_attempts === attempts ? true : undefined,
      );
      assert.equal(await readContact(email), undefined);
      await skipDelay(email);
    }
    await untilContact(email, true);
    // The address unsubscribes while SendGrid refuses calls about it. That delays no other address.
    await controlMailbox({ email, status: 500, times: 1, of: "contacts" });
    await internal("newsletter/end", { email });
    await subscribe(other);
    await untilContact(other, true);
    await until("failure", async () => ((await readRow(email))!.sync_attempts === 1 ? true : undefined));
    await skipDelay(email);
    await untilContact(email, false);
    // The row is updated a moment after SendGrid has answered.
    await until("the row", async () => ((await readRow(email))!.is_contact ? undefined : true));
    assert.deepEqual(await readRow(email), { state: "ended", is_contact: false, sync_attempts: 0 });
  });

  it("ends for an address that unsubscribes at SendGrid itself", async () => {
    const email = newEmail();
    await subscribe(email);
    await untilContact(email, true);
    // SendGrid's times are whole seconds: the unsubscription could seem to be earlier than the confirmation.
    await database.query(
      `update "newsletter_subscriber" set "confirmed_at" = now() - interval '1 minute' where "email" = ?`,
      [email],
    );
    await controlMailbox({ unsubscribe: email });
    await untilContact(email, false);
    assert.equal((await readRow(email))!.state, "ended");
  });
});
