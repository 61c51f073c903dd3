import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { mostEnquiryMailsPerDay } from "../../src/features/outbox/modules/mail/outbox-limits.ts";
import { newEmail, readEnquiry, readEnquiryMails, sendEnquiry } from "../support/enquiries.ts";
import { deliverAgain, listEventsOf } from "../support/journal.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { database, variable } from "../support/shop.ts";

const firstMailTo = (email: string) => until("mail", async () => (await readMailsTo(email))[0]);

/** Makes the mail service refuse this many mails to an address, as in an outage. */
async function refuseMails(email: string, times: number): Promise<void> {
  const body = JSON.stringify({ email, status: 503, times });
  const { ok } = await fetch(`${variable("MAIL_URL")}/_control`, { method: "POST", body });
  assert.ok(ok);
}

/** Makes a mail's next attempt due now, instead of in minutes or hours. */
const hurry = (email: string) =>
  database.query("update mail set next_attempt_at = now() where email = ? and state = 'waiting'", [email]);

describe("the mail about an enquiry", () => {
  it("tells the sender the number of the enquiry, in the sender's language, and quotes the message [3.47]", async () => {
    const { email, number } = await sendEnquiry({ language: "fr", site: "fr" });
    const { subject, text } = await firstMailTo(email);
    assert.ok(subject.includes(number), subject);
    assert.match(text, /Bonjour Åsa Öberg,/);
    assert.match(text, /Spolen kom\.\nDen är blå\./);
  });

  it("waits when the enquiry is suspicious, and is sent once when a merchandiser moves the enquiry to the inbox", async () => {
    const { id, email } = await sendEnquiry({ isSuspicious: true });
    assert.equal((await readEnquiry(id)).folder, "suspicious");
    assert.deepEqual(await readEnquiryMails(id), []);
    await readEnquiry(id, "", { folder: "inbox" });
    await readEnquiry(id, "", { folder: "suspicious" });
    await readEnquiry(id, "", { folder: "inbox" });
    await firstMailTo(email);
    assert.equal((await readEnquiryMails(id)).length, 1);
  });

  it("survives an outage of the mail service: the enquiry is stored, and each mail is sent once", async () => {
    const email = newEmail();
    const outages = 3;
    await refuseMails(email, outages);
    const { id } = await sendEnquiry({ email });
    assert.equal((await readEnquiry(id)).state, "new");
    for (let attempts = 1; attempts <= outages; attempts += 1) {
      const [mail] = await until("refused attempt", async () => {
        const mails = await readEnquiryMails(id);
        return mails[0]?.attempts === attempts && mails[0].last_error !== null ? mails : undefined;
      });
      assert.equal(mail?.state, "waiting");
      assert.match(mail.last_error ?? "", /503/);
      assert.deepEqual(await readMailsTo(email), []);
      await database.query("update mail set last_error = null where source_id = ?", [id]);
      await hurry(email);
    }
    await firstMailTo(email);
    await readEnquiry(id, "/replies", { text: "Hej!", key: randomUUID() });
    await until("both mails", async () => {
      const mails = await readEnquiryMails(id);
      return mails.every(({ state }) => state === "sent") && mails.length === 2 ? mails : undefined;
    });
    assert.equal((await readMailsTo(email)).length, 2);
  });

  it("arrives even if the process died after storing the enquiry", async () => {
    const { id, email } = await sendEnquiry();
    await firstMailTo(email);
    // Restores the state of a crash right after the enquiry was stored.
    await database.query(`delete from "mail" where "source_id" = ?`, [id]);
    await deliverAgain(await listEventsOf(id));
    await until("second mail", async () => (await readMailsTo(email))[1]);
    assert.equal((await readEnquiryMails(id)).length, 1);
  });

  it("gets sent to one address at most `mostEnquiryMailsPerDay` times within 24 hours", async () => {
    const email = newEmail();
    const sent: Awaited<ReturnType<typeof sendEnquiry>>[] = [];
    for (let count = 0; count <= mostEnquiryMailsPerDay; count += 1) sent.push(await sendEnquiry({ email }));
    const states = await until("all mails", async () => {
      const found = await Promise.all(sent.map(async ({ id }) => (await readEnquiryMails(id))[0]?.state));
      return found.includes(undefined) ? undefined : found;
    });
    assert.equal(states.filter((state) => state === "failed").length, 1, states.join());
    const last = sent.at(-1);
    assert.ok(last);
    await readEnquiry(last.id, "/replies", { text: "Hej!", key: randomUUID() });
    const [, reply] = await readEnquiryMails(last.id);
    assert.notEqual(reply?.state, "failed");
  });
});
