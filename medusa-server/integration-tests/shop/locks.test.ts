import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { setImmediate } from "node:timers/promises";
import PostgresLocks from "../../src/features/orders/modules/locks/service.ts";
import { connection, database } from "../support/shop.ts";

const locks = new PostgresLocks({ __pg_connection__: connection });
let made = 0;
const newKey = () => `test:${process.pid}:${(made += 1)}`;

function createSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), given };
}

describe("locks in Postgres", () => {
  after(() => database.query(`delete from "lock_lease" where "key" like 'test:%'`));

  describe("locks for a job", () => {
    it("admit one job at a time, and do not deadlock when two jobs name the same keys in opposite order", async () => {
      const keys = [newKey(), newKey(), newKey()];
      let inside = 0;
      const job = async () => {
        inside += 1;
        assert.equal(inside, 1);
        await setImmediate();
        inside -= 1;
      };
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => locks.execute(index % 2 ? keys : keys.toReversed(), job)),
      );
    });

    it("time out, and leave their connection usable", async () => {
      const key = newKey();
      const [entered, released] = [createSignal(), createSignal()];
      const holder = locks.execute(key, () => {
        entered.give();
        return released.given;
      });
      await entered.given;
      try {
        await assert.rejects(
          locks.execute(key, async () => {}, { timeout: 1 }),
          /^Error: Timed-out acquiring lock/,
        );
      } finally {
        released.give();
        await holder;
      }
      assert.equal(await locks.execute(key, async () => "in"), "in");
    });

    it("end when the job fails", async () => {
      const key = newKey();
      await assert.rejects(
        locks.execute(key, () => Promise.reject(new Error("spilled"))),
        /spilled/,
      );
      assert.equal(await locks.execute(key, async () => "in"), "in");
    });
  });

  describe("leases", () => {
    it("exclude other owners until they are released; a call leases all of its keys or none", async () => {
      const [first, second] = [newKey(), newKey()];
      await locks.acquire(first, { ownerId: "a", expire: 60 });
      await assert.rejects(
        locks.acquire([second, first], { ownerId: "b", expire: 60 }),
        /Failed to acquire lock/,
      );
      assert.equal(await locks.release(first, { ownerId: "b" }), false);
      assert.equal(await locks.release(first, { ownerId: "a" }), true);
      await locks.acquire([second, first], { ownerId: "b", expire: 60 });
    });

    it("without an owner exclude a second call without an owner", async () => {
      const key = newKey();
      await locks.acquire(key);
      await assert.rejects(locks.acquire(key), /Failed to acquire lock/);
      assert.equal(await locks.release(key), true);
    });

    it("can be renewed by their owner", async () => {
      const key = newKey();
      await locks.acquire(key, { ownerId: "a", expire: 60 });
      await locks.acquire(key, { ownerId: "a", expire: 120 });
    });

    it("can be acquired by another owner once they have expired, as after a crash", async () => {
      const key = newKey();
      await locks.acquire(key, { ownerId: "dead", expire: 60 });
      await database.query(
        `update "lock_lease" set "expires_at" = now() - interval '1 second' where "key" = ?`,
        [key],
      );
      await locks.acquire(key, { ownerId: "alive", expire: 60 });
      assert.equal(await locks.release(key, { ownerId: "dead" }), false);
    });
  });
});
