import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { mostWaiting, mostWaitingPerAddress } from "../../src/features/outbox/modules/mail/outbox-limits.ts";
import { mailLeaseMs } from "../../src/features/outbox/modules/mail/retry-mail.ts";
import type MailModule from "../../src/features/outbox/modules/mail/service.ts";
import { loadBuilt } from "../support/folders.ts";
import { database, variable } from "../support/shop.ts";

// A separate table like the shop's, since the running servers must not send these mails.
const schema = "mail_outbox_test";
const connection = knex({ client: "pg", connection: variable("DATABASE_URL"), searchPath: schema });
// Loaded from the built server: the source has decorators, which Node cannot strip.
const { default: MailModuleService } = loadBuilt("features/outbox/modules/mail/service.js") as {
  default: typeof MailModule;
};
const manager = {
  execute: async (sql: string, values: unknown[]) =>
    (await connection.raw<{ rows: unknown[] }>(sql, values as string[])).rows,
};
/** Each instance represents one server. */
const openOutbox = () => new MailModuleService({ baseRepository: { getFreshManager: () => manager } });
const outbox = openOutbox();

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));
const about = (subject_id: string) => ({
  kind: "order_confirmation" as const,
  subject_id,
  source_id: subject_id,
  email: "asa@example.com",
  language: "sv",
  state: "waiting" as const,
});
const readStates = (subjectId: string) =>
  database.query<{ state: string; attempts: number; last_error: string | null }>(
    `select "state", "attempts", "last_error" from ${schema}."mail" where "subject_id" = ?`,
    [subjectId],
  );
const claimAll = async (now: Date) => {
  const claimed = await outbox.claimDue(now, 1000);
  await Promise.all(claimed.map((mail) => outbox.endAttempt(mail, "sent", now)));
};

describe("the outbox", () => {
  before(async () => {
    await database.query(`drop schema if exists ${schema} cascade`);
    await database.query(`create schema ${schema}`);
    await database.query(`create table ${schema}."mail" (like public."mail" including all)`);
  });
  after(async () => {
    await connection.destroy();
    await database.query(`drop schema ${schema} cascade`);
  });

  it("stores one mail about an order, however often and by however many servers it is queued", async () => {
    await Promise.all(Array.from({ length: 20 }, () => openOutbox().queueOnce(about("o1"), at(0))));
    assert.equal((await readStates("o1")).length, 1);
    await claimAll(at(1));
    await outbox.queueOnce(about("o1"), at(2));
    assert.deepEqual(await outbox.claimDue(at(3), 10), []);
  });

  it("gives each mail to one of several concurrent servers", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `many${index}`);
    await Promise.all(ids.map((id) => outbox.queueOnce(about(id), at(10))));
    const claimed = await Promise.all(Array.from({ length: 10 }, () => openOutbox().claimDue(at(11), 10)));
    assert.deepEqual(
      claimed
        .flat()
        .map((mail) => mail.subject_id)
        .toSorted(),
      ids.toSorted(),
    );
    await Promise.all(claimed.flat().map((mail) => outbox.endAttempt(mail, "sent", at(12))));
  });

  it("gives a mail to another server after the lease of the first one, whose late report it ignores", async () => {
    await outbox.queueOnce(about("died"), at(20));
    const [first] = await outbox.claimDue(at(20), 10);
    assert.deepEqual(await outbox.claimDue(at(21), 10), []);
    const later = new Date(at(20).getTime() + mailLeaseMs);
    const [second] = await outbox.claimDue(later, 10);
    assert.equal(second!.id, first!.id);
    await outbox.endAttempt(first!, { error: "late", isFinal: true }, later);
    await outbox.endAttempt(second!, "sent", later);
    assert.deepEqual(await readStates("died"), [{ state: "sent", attempts: 2, last_error: null }]);
  });

  it("keeps a refused mail and retries it after the delay, not before", async () => {
    await outbox.queueOnce(about("refused"), at(300));
    const [mail] = await outbox.claimDue(at(300), 10);
    await outbox.endAttempt(mail!, { error: "SendGrid answered 503", isFinal: false }, at(300));
    assert.deepEqual(await readStates("refused"), [
      { state: "waiting", attempts: 1, last_error: "SendGrid answered 503" },
    ]);
    assert.deepEqual(await outbox.claimDue(at(359), 10), []);
    assert.equal((await outbox.claimDue(at(360), 10))[0]!.attempts, 2);
  });

  it("does not retry a mail after a final refusal, until a merchandiser requests it again", async () => {
    await outbox.queueOnce(about("final"), at(600));
    const mail = (await outbox.claimDue(at(600), 10)).find(({ subject_id }) => subject_id === "final");
    assert.equal(await outbox.sendAgain(mail!.id, at(600)), false);
    await outbox.endAttempt(mail!, { error: "SendGrid answered 400", isFinal: true }, at(600));
    assert.equal((await readStates("final"))[0]!.state, "failed");
    assert.equal(await outbox.sendAgain(mail!.id, at(601)), true);
    const again = (await outbox.claimDue(at(601), 10)).find(({ subject_id }) => subject_id === "final");
    assert.equal(again!.attempts, 1);
  });

  it("sends no mail that is marked as skipped", async () => {
    await outbox.queueOnce({ ...about("quiet"), state: "skipped" }, at(900));
    await outbox.queueOnce(about("quiet"), at(901));
    const claimed = await outbox.claimDue(at(902), 1000);
    assert.ok(claimed.every(({ subject_id }) => subject_id !== "quiet"));
  });

  it("deletes mails sent long ago, and no waiting ones", async () => {
    await outbox.queueOnce(about("old-sent"), at(50));
    await claimAll(at(51));
    await outbox.queueOnce(about("old-waiting"), at(52));
    await outbox.forgetBefore(at(51));
    assert.equal((await readStates("old-sent")).length, 1);
    await outbox.forgetBefore(at(53));
    assert.deepEqual(await readStates("old-sent"), []);
    assert.equal((await readStates("old-waiting")).length, 1);
  });

  it("limits the waiting mails for one address, without affecting other addresses", async () => {
    const mail = (subject_id: string) => ({ ...about(subject_id), email: "flooded@example.com" });
    const ids = Array.from({ length: mostWaitingPerAddress }, (_, index) => `flood${index}`);
    for (const id of ids) assert.equal(await outbox.queueOnce(mail(id), at(1000)), "queued");
    assert.equal(await outbox.queueOnce(mail("flood0"), at(1000)), "known");
    assert.equal(await outbox.queueOnce(mail("one-too-many"), at(1000)), "full");
    assert.deepEqual(await readStates("one-too-many"), []);
    assert.equal(await outbox.queueOnce(about("of-another"), at(1000)), "queued");
    await claimAll(at(1001));
    assert.equal(await outbox.queueOnce(mail("one-too-many"), at(1002)), "queued");
  });

  it("limits the waiting mails in all", async () => {
    await database.query(
      `insert into ${schema}."mail" ("id", "kind", "subject_id", "source_id", "email", "language", "state", "next_attempt_at")
       select 'full' || n, 'order_confirmation', 'full' || n, 'full', n || '@example.com', 'sv', 'waiting', now() + interval '1 day'
       from generate_series(1, ?::integer) n`,
      [String(mostWaiting)],
    );
    assert.equal(await outbox.queueOnce(about("over"), at(1100)), "full");
    await database.query(`delete from ${schema}."mail" where "source_id" = 'full'`);
    assert.equal(await outbox.queueOnce(about("over"), at(1101)), "queued");
  });
});
