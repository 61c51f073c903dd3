import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { journalKinds } from "../../src/features/journal/modules/journal/event-kinds.ts";
import { deliveryLeaseMs, mostAttempts } from "../../src/features/journal/modules/journal/retry-delivery.ts";
import type JournalModule from "../../src/features/journal/modules/journal/service.ts";
import { loadBuilt } from "../support/folders.ts";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { connection as liveConnection, database, variable } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

// Separate tables like the shop's, since the running servers must not handle these rows.
const schema = "journal_test";
const connection = knex({ client: "pg", connection: variable("DATABASE_URL"), searchPath: schema });
// Loaded from the built server: the source has decorators, which Node cannot strip.
const { default: JournalModuleService } = loadBuilt("features/journal/modules/journal/service.js") as {
  default: typeof JournalModule;
};
const manager = {
  execute: async (sql: string, values: unknown[]) =>
    (await connection.raw<{ rows: unknown[] }>(sql, values as string[])).rows,
};
/** Each instance represents one process. */
const openJournal = () => new JournalModuleService({ baseRepository: { getFreshManager: () => manager } });
const journal = openJournal();

const subscriptions = [
  { consumer: "points", kind: "order_placed" },
  { consumer: "order-mails", kind: "order_placed" },
] as const;
const later = (ms = 0) => new Date(Date.now() + 60_000 + ms);
const write = async (subject: string, by: Pick<typeof connection, "raw"> = connection, dueIn = "0") => {
  await by.raw(
    `insert into "journal_event" ("kind", "subject_id", "due_at") values ('order_placed', ?, now() + ?::interval)`,
    [subject, dueIn],
  );
};
const claim = async (consumer: string, now = later()) =>
  (await journal.claimDue(consumer, now, 100)).map(({ subject_id }) => subject_id).toSorted();
type Delivery = {
  id: string;
  consumer: string;
  state: string;
  last_error: string | null;
  next_attempt_at: Date;
};
const readDeliveries = async (consumer?: string) =>
  (
    await connection.raw<{ rows: Delivery[] }>(
      `select * from "journal_delivery" where ?::text is null or "consumer" = ? order by "consumer"`,
      [consumer ?? null, consumer ?? null] as string[],
    )
  ).rows;
const dayMs = 86_400_000;
const distributeAll = () => journal.distribute(subscriptions, new Date(), 100);

describe("the journal", () => {
  before(async () => {
    await database.query(`drop schema if exists ${schema} cascade`);
    await database.query(`create schema ${schema}`);
    for (const table of ["journal_event", "journal_delivery"]) {
      await database.query(`create table ${schema}."${table}" (like public."${table}" including all)`);
    }
  });
  beforeEach(() => connection.raw(`truncate "journal_event", "journal_delivery"`));
  after(async () => {
    await connection.destroy();
    await database.query(`drop schema ${schema} cascade`);
  });

  it("delivers an event to each of its consumers once, even when several processes distribute it concurrently", async () => {
    for (let number = 0; number < 50; number += 1) await write(`pur_${number}`);
    const counts = await Promise.all(
      Array.from({ length: 10 }, () => openJournal().distribute(subscriptions, new Date(), 7)),
    );
    for (;;) {
      const count = await distributeAll();
      if (count === 0) break;
      counts.push(count);
    }
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      50,
    );
    for (const consumer of ["points", "order-mails"]) assert.equal((await claim(consumer)).length, 50);
  });

  it("finds an event whose transaction is committed after later ones", async () => {
    const slow = await connection.transaction();
    await write("slow", slow);
    await write("quick");
    await distributeAll();
    assert.deepEqual(await claim("points"), ["quick"]);
    await slow.commit();
    await distributeAll();
    assert.deepEqual(await claim("points", later(deliveryLeaseMs - 1000)), ["slow"]);
  });

  it("contains no event of a transaction that was rolled back", async () => {
    const undone = await connection.transaction();
    await write("undone", undone);
    await undone.rollback();
    assert.equal(await distributeAll(), 0);
  });

  it("gives a delivery to one of several processes, and to another process after the lease of a crashed one", async () => {
    await write("one");
    await distributeAll();
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => openJournal().claimDue("points", later(), 10)),
    );
    const [died] = claims.flat();
    assert.equal(claims.flat().length, 1);
    assert.deepEqual(await journal.claimDue("points", later(deliveryLeaseMs - 1000), 10), []);
    const [next] = await journal.claimDue("points", later(deliveryLeaseMs + 1000), 10);
    assert.equal(next!.attempts, 2);
    // Ignored: the first process was only slow, and reports after its lease has ended.
    await journal.endDone(died!);
    assert.equal((await readDeliveries()).length, 2);
    await journal.endDone(next!);
    assert.deepEqual(
      (await readDeliveries()).map(({ consumer }) => consumer),
      ["order-mails"],
    );
  });

  it("retries failures after a delay, gives up after a week, and then waits for a merchandiser", async () => {
    await write("broken");
    await distributeAll();
    let now = later();
    let attempts = 0;
    for (;;) {
      const [delivery] = await journal.claimDue("points", now, 10);
      attempts += 1;
      assert.equal(delivery!.attempts, attempts);
      const isGivenUp = await journal.endFailed(delivery!, new Error("no such site"), now);
      assert.deepEqual(await journal.claimDue("points", now, 10), []);
      if (isGivenUp) break;
      const [{ next_attempt_at }] = (await readDeliveries("points")) as [Delivery];
      now = next_attempt_at;
    }
    const lasted = now.getTime() - later().getTime();
    assert.ok(lasted > 6 * dayMs && lasted < 8 * dayMs, String(lasted / dayMs));
    const [failed] = await readDeliveries("points");
    assert.deepEqual([failed!.state, failed!.last_error], ["failed", "Error: no such site"]);
    assert.deepEqual(await journal.claimDue("points", new Date(now.getTime() + 30 * dayMs), 10), []);
    assert.equal(await journal.tryAgain(failed!.id, now), true);
    const [again] = await journal.claimDue("points", now, 10);
    assert.equal(again!.attempts, 1);
    await journal.endDone(again!);
    assert.equal(await journal.tryAgain(failed!.id, now), false);
  });

  it("delivers an event again when it happens again, even after its delivery has failed for good", async () => {
    await write("twice");
    await distributeAll();
    const [first] = await journal.claimDue("points", later(), 10);
    await connection.raw(`update "journal_delivery" set "state" = 'failed' where "consumer" = 'order-mails'`);
    await connection.raw(`update "journal_event" set "distributed_at" = null`);
    await distributeAll();
    // Ignored: this attempt began before the event happened again.
    await journal.endDone(first!);
    assert.deepEqual(await claim("points", later(1000)), ["twice"]);
    assert.deepEqual(await claim("order-mails", later(1000)), ["twice"]);
  });

  it("gives up a delivery that kills each process that tries it, and stores an error from the second attempt on", async () => {
    await write("deadly");
    await distributeAll();
    let now = later();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      assert.equal((await journal.claimDue("points", now, 10)).length, 1);
      now = new Date(now.getTime() + deliveryLeaseMs + 1000);
      if (attempt === 2) assert.match((await readDeliveries("points"))[0]!.last_error!, /did not end it/);
    }
    assert.deepEqual(await journal.claimDue("points", now, 10), []);
    const [failed] = await readDeliveries("points");
    assert.equal(failed!.state, "failed");
    assert.equal(await journal.dismiss(failed!.id), true);
    assert.equal(await journal.dismiss(failed!.id), false);
  });

  it("distributes an unconfirmed event only when it is due, and a confirmed event at once", async () => {
    const sources = ["quick", "slow"];
    for (const source of sources) await write(source, connection, "1 minute");
    assert.equal(await distributeAll(), 0);
    assert.deepEqual((await journal.listUnconfirmed("order_placed", sources)).toSorted(), sources);
    await journal.confirm("order_placed", ["quick"]);
    assert.deepEqual(await journal.listUnconfirmed("order_placed", sources), ["slow"]);
    assert.equal(await distributeAll(), 1);
    assert.equal(await journal.distribute(subscriptions, later(1000), 100), 1);
  });

  it("deletes old events and failed deliveries, but keeps undistributed events and waiting deliveries, however old", async () => {
    await write("old");
    await distributeAll();
    await write("waiting");
    await connection.raw(`update "journal_event" set "created_at" = now() - interval '1 year'`);
    await connection.raw(
      `update "journal_delivery" set "created_at" = now() - interval '1 year',
         "state" = case when "consumer" = 'points' then 'failed' else 'waiting' end`,
    );
    await journal.forgetBefore(new Date());
    assert.deepEqual(
      (await readDeliveries()).map(({ consumer }) => consumer),
      ["order-mails"],
    );
    const { rows } = await connection.raw<{ rows: object[] }>(`select "subject_id" from "journal_event"`);
    assert.deepEqual(rows, [{ subject_id: "waiting" }]);
  });
});

describe("each kind of event", () => {
  it("comes from an existing trigger: an upgrade of Medusa that replaces its table would remove it and fail here", async () => {
    const rows = await database.query<{ name: string }>(
      `select tgname as "name" from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where tgname like 'journal!_%' escape '!' and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
    );
    assert.deepEqual(
      [...new Set(rows.map(({ name }) => name.replace(/^journal_|_on_update$/g, "")))].toSorted(),
      [...journalKinds].toSorted(),
    );
  });

  it("reaches consumers again when it was undone and happens again, such as a second cancellation", async () => {
    const variant = await takeVariant("plenty");
    const priced = await createPricedCheckout({ lines: [{ variant, quantity: 1 }] });
    const { order } = await place(await prepareCheckout(priced), priced);
    const read = async () => {
      const { rows } = await transaction.raw<{ rows: { is_given: boolean }[] }>(
        `select "distributed_at" is not null as "is_given" from "journal_event" where "subject_id" = ?`,
        [order!.id],
      );
      return rows.map(({ is_given }) => is_given);
    };
    const cancel = (at: string) =>
      transaction.raw(`update "order" set "canceled_at" = ${at} where "id" = ?`, [order!.id]);
    // The transaction is rolled back, so that the running shop never sees its events.
    const transaction = await liveConnection.transaction();
    try {
      await cancel("now()");
      assert.deepEqual(await read(), [false]);
      await transaction.raw(`update "journal_event" set "distributed_at" = now() where "subject_id" = ?`, [
        order!.id,
      ]);
      // Writing the same value again is no event.
      await cancel(`"canceled_at"`);
      assert.deepEqual(await read(), [true]);
      await cancel("null");
      assert.deepEqual(await read(), [true]);
      await cancel("now() + interval '1 second'");
      assert.deepEqual(await read(), [false]);
    } finally {
      await transaction.rollback();
    }
  });
});
