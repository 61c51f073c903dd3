import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import {
  resolveSyncDelay,
  syncLeaseMs,
} from "../../src/features/newsletter/modules/newsletter/retry-sync.ts";
import type NewsletterModule from "../../src/features/newsletter/modules/newsletter/service.ts";
import type { SubscriberState } from "../../src/features/newsletter/modules/newsletter/subscriber-states.ts";
import { loadBuilt } from "../support/folders.ts";
import { database, variable } from "../support/shop.ts";

// Separate tables like the shop's, since the running servers must not synchronize these rows.
const schema = "newsletter_sync_test";
const table = `${schema}."newsletter_subscriber"`;
const tokens = `${schema}."newsletter_token"`;
const connection = knex({ client: "pg", connection: variable("DATABASE_URL"), searchPath: schema });
// Loaded from the built server: the source has decorators, which Node cannot strip.
const { default: NewsletterModuleService } = loadBuilt(
  "features/newsletter/modules/newsletter/service.js",
) as {
  default: typeof NewsletterModule;
};
const manager = {
  execute: async (sql: string, values: unknown[]) =>
    (await connection.raw<{ rows: unknown[] }>(sql, values as string[])).rows,
};
/** Each instance represents one server. */
const open = () => new NewsletterModuleService({ baseRepository: { getFreshManager: () => manager } });
const newsletter = open();

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));
const dayMs = 86_400_000;

/**
 * Inserts a subscriber who was asked at ten o'clock and, for a later state than "asked", confirmed at the same time. The
 * id is the part of the address before the @.
 */
async function insert(id: string, state: SubscriberState, changes: Record<string, unknown> = {}) {
  const row = {
    id,
    email: `${id}@example.com`,
    language: "sv",
    site: "se",
    source: "footer",
    state,
    asked_at: at(0),
    confirmed_at: state === "asked" ? null : at(0),
    ended_at: state === "ended" ? at(0) : null,
    next_sync_at: at(0),
    ...changes,
  };
  await connection("newsletter_subscriber").insert(row);
}
type Row = {
  id: string;
  state: SubscriberState;
  is_contact: boolean;
  sync_attempts: number;
  sync_error: string | null;
};
async function read(id: string): Promise<Row | undefined> {
  const [row] = await database.query<Row>(
    `select "id", "state", "is_contact", "sync_attempts", "sync_error" from ${table} where "id" = ?`,
    [id],
  );
  return row;
}

describe("a subscriber", () => {
  before(async () => {
    await database.query(`drop schema if exists ${schema} cascade`);
    await database.query(`create schema ${schema}`);
    await database.query(`create table ${table} (like public."newsletter_subscriber" including all)`);
    await database.query(`create table ${tokens} (like public."newsletter_token" including all)`);
  });
  beforeEach(() => database.query(`truncate ${table}, ${tokens}`));
  after(async () => {
    await connection.destroy();
    await database.query(`drop schema ${schema} cascade`);
  });

  it("gets synchronized by one of several concurrent servers, once for each change", async () => {
    for (let index = 0; index < 50; index += 1) await insert(`many${index}`, "subscribed");
    const claimed = (await Promise.all(Array.from({ length: 10 }, () => open().claimDue(at(1), 10)))).flat();
    assert.equal(new Set(claimed.map(({ id }) => id)).size, 50);
    assert.equal(claimed.length, 50);
    await Promise.all(claimed.map((change) => newsletter.endSync(change, "told", at(2))));
    assert.deepEqual(await newsletter.claimDue(at(3), 100), []);
    assert.equal((await read("many7"))!.is_contact, true);
  });

  it("stays unknown to SendGrid before it has confirmed, and when it unsubscribes before it was added", async () => {
    await insert("asked", "asked");
    await insert("ended", "ended");
    assert.deepEqual(await newsletter.claimDue(at(1), 10), []);
  });

  it("passes to another server after the lease of the first server, whose late report is ignored", async () => {
    await insert("died", "subscribed");
    const [first] = await newsletter.claimDue(at(1), 10);
    assert.deepEqual(await newsletter.claimDue(at(2), 10), []);
    const later = new Date(at(1).getTime() + syncLeaseMs);
    const [second] = await newsletter.claimDue(later, 10);
    assert.equal(second!.id, "died");
    await newsletter.endSync(first!, { error: "late" }, later);
    await newsletter.endSync(second!, "told", later);
    const { is_contact, sync_error } = (await read("died"))!;
    assert.deepEqual([is_contact, sync_error], [true, null]);
  });

  it("reaches SendGrid in order after an hour of outage: an address that unsubscribed meanwhile is removed last", async () => {
    await insert("patient", "subscribed");
    let now = at(1);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const [change] = await newsletter.claimDue(now, 10);
      await newsletter.endSync(change!, { error: "SendGrid answered 503" }, now);
      const { sync_attempts, sync_error } = (await read("patient"))!;
      assert.deepEqual([sync_attempts, sync_error], [attempt, "SendGrid answered 503"]);
      const next = new Date(now.getTime() + resolveSyncDelay(attempt));
      assert.deepEqual(await newsletter.claimDue(new Date(next.getTime() - 1), 10), []);
      now = next;
    }
    assert.ok(now.getTime() - at(1).getTime() > 60 * 60_000);
    const [adding] = await newsletter.claimDue(now, 10);
    // The address unsubscribes while a server is adding it at SendGrid.
    await newsletter.end({ token: await newsletter.drawToken("patient", "end", now) }, now);
    assert.deepEqual(await newsletter.claimDue(now, 10), []);
    await newsletter.endSync(adding!, "told", now);
    const [removing] = await newsletter.claimDue(now, 10);
    assert.deepEqual([adding!.is_subscribed, removing!.is_subscribed], [true, false]);
    await newsletter.endSync(removing!, "told", now);
    assert.deepEqual(await newsletter.claimDue(now, 10), []);
    const { is_contact, sync_attempts } = (await read("patient"))!;
    assert.deepEqual([is_contact, sync_attempts], [false, 0]);
  });

  it("needs no synchronization after changing state twice during an outage", async () => {
    await insert("twice", "subscribed", { is_contact: true, told_at: at(0) });
    await newsletter.end({ email: "twice@example.com" }, at(1));
    await database.query(`update ${table} set "state" = 'asked' where "id" = 'twice'`);
    const token = await newsletter.drawToken("twice", "confirm", at(1));
    assert.equal((await newsletter.confirm({ token }, at(2)))?.id, "twice");
    assert.deepEqual(await newsletter.claimDue(at(3), 10), []);
  });

  it("ends when it unsubscribed at SendGrid itself, unless it has confirmed again since", async () => {
    await insert("gone", "subscribed");
    await insert("back", "subscribed", { confirmed_at: at(100) });
    const suppressed = ["gone", "back", "nobody"].map((id) => ({ email: `${id}@example.com`, at: at(50) }));
    assert.equal(await newsletter.endSuppressed(suppressed), 1);
    assert.deepEqual([(await read("gone"))!.state, (await read("back"))!.state], ["ended", "subscribed"]);
  });

  it("cannot confirm with a token from before it ended", async () => {
    await insert("asked", "asked");
    const token = await newsletter.drawToken("asked", "confirm", at(0));
    await newsletter.end({ email: "asked@example.com" }, at(1));
    assert.equal(await newsletter.confirm({ token }, at(2)), null);
    assert.equal((await read("asked"))!.state, "ended");
  });

  it("confirms within seven days with the token of any mail that asked, and ends with any token, without expiry", async () => {
    await insert("slow", "asked");
    const asked = [await newsletter.drawToken("slow", "confirm", at(0))];
    asked.push(await newsletter.drawToken("slow", "confirm", at(1)));
    const end = await newsletter.drawToken("slow", "end", at(0));
    const later = (days: number) => new Date(at(0).getTime() + days * dayMs);
    assert.equal(await newsletter.confirm({ token: asked[0]! }, later(7)), null);
    assert.equal(await newsletter.confirm({ token: end }, at(2)), null);
    assert.equal((await newsletter.confirm({ token: asked[1]! }, later(7)))?.id, "slow");
    await newsletter.end({ token: asked[1]! }, later(8));
    assert.equal((await read("slow"))!.state, "subscribed");
    await newsletter.end({ token: end }, later(3000));
    assert.equal((await read("slow"))!.state, "ended");
  });

  it("leaves only hashes of its tokens, and none once it is deleted", async () => {
    await insert("forgotten", "asked", { asked_at: new Date(at(0).getTime() - dayMs) });
    const token = await newsletter.drawToken("forgotten", "confirm", at(0));
    const kept = () => database.query(`select * from ${tokens}`);
    assert.ok(!JSON.stringify(await kept()).includes(token));
    assert.equal((await kept()).length, 1);
    await newsletter.forgetUnconfirmed(at(0), 10);
    assert.deepEqual(await kept(), []);
  });

  it("loses expired confirmation tokens in batches, and keeps its unsubscribe tokens", async () => {
    await insert("asked", "asked");
    await newsletter.drawToken("asked", "end", at(0));
    for (let mail = 0; mail < 3; mail += 1) await newsletter.drawToken("asked", "confirm", at(0));
    const expiry = new Date(at(0).getTime() + 7 * dayMs);
    assert.equal(await newsletter.deleteExpiredTokens(new Date(expiry.getTime() - 1), 10), 0);
    assert.deepEqual(
      [await newsletter.deleteExpiredTokens(expiry, 2), await newsletter.deleteExpiredTokens(expiry, 2)],
      [2, 1],
    );
    const kept = await database.query<{ kind: string }>(`select "kind" from ${tokens}`);
    assert.deepEqual(kept, [{ kind: "end" }]);
  });

  it("loses its confirmation tokens when it returns to the suppression list", async () => {
    await insert("again", "asked", { asked_at: new Date(at(0).getTime() - dayMs), ended_at: at(0) });
    const token = await newsletter.drawToken("again", "confirm", at(0));
    await newsletter.forgetUnconfirmed(at(0), 10);
    await connection("newsletter_subscriber")
      .where({ id: "again" })
      .update({ state: "asked", asked_at: at(0) });
    assert.equal(await newsletter.confirm({ token }, at(0)), null);
  });

  it("gets deleted when it is not confirmed in time, or returns to the suppression list if it had ended before", async () => {
    await insert("new", "asked");
    await insert("old", "asked", { asked_at: new Date(at(0).getTime() - dayMs) });
    const again = { asked_at: new Date(at(0).getTime() - dayMs), ended_at: at(0) };
    await insert("suppressed", "asked", again);
    assert.equal(await newsletter.forgetUnconfirmed(at(0), 10), 2);
    assert.deepEqual(
      [await read("old"), (await read("new"))!.state, (await read("suppressed"))!.state],
      [undefined, "asked", "ended"],
    );
  });
});
