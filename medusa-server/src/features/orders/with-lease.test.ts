import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MedusaContainer } from "@medusajs/framework/types";
import { LockTakenError } from "./modules/locks/lock-taken-error.ts";
import { withLease } from "./with-lease.ts";

type Lease = { ownerId: string; expire: number };

/** Fakes a locking module with one key, whose lease another owner holds for the first `takenFor` attempts. */
function setUp({ takenFor = 0, failure = null as Error | null } = {}) {
  const asked: Lease[] = [];
  const released: string[] = [];
  const locking = {
    acquire: async (_key: string, lease: Lease) => {
      asked.push(lease);
      if (failure) throw failure;
      if (asked.length <= takenFor) throw new LockTakenError("taken");
    },
    release: async (_key: string, { ownerId }: Lease) => released.push(ownerId),
  };
  // `withLease` resolves the locking module and a logger, which it uses only on failures; one fake stands for both.
  const container = { resolve: () => locking } as unknown as MedusaContainer;
  return { container, asked, released };
}
const terms = { leaseSeconds: 0.06, waitSeconds: 5 };

describe("withLease", () => {
  it("runs the job with the lease and releases it, even when the job fails", async () => {
    const { container, asked, released } = setUp();
    assert.deepEqual(await withLease(container, "a", terms, async () => "done"), { value: "done" });
    await assert.rejects(
      withLease(container, "a", terms, () => Promise.reject(new Error("spilled"))),
      /spilled/,
    );
    assert.deepEqual(
      released,
      asked.map(({ ownerId }) => ownerId),
    );
  });

  it("waits for another owner, but no longer than `waitSeconds`", async () => {
    const { container, asked } = setUp({ takenFor: 2 });
    assert.deepEqual(await withLease(container, "a", terms, async () => 1), { value: 1 });
    assert.equal(asked.length, 3);
    const never = setUp({ takenFor: 1000 });
    const late = await withLease(never.container, "a", { ...terms, waitSeconds: 0 }, () => assert.fail());
    assert.equal(late, null);
  });

  it("renews the lease as the same owner for as long as the job runs", async () => {
    const { container, asked } = setUp();
    await withLease(container, "a", terms, async () => {
      while (asked.length < 4) await new Promise((resume) => setTimeout(resume, 5));
    });
    assert.equal(new Set(asked.map(({ ownerId }) => ownerId)).size, 1);
  });

  it("does not run the job when requesting the lease fails", async () => {
    const { container } = setUp({ failure: new Error("down") });
    await assert.rejects(
      withLease(container, "a", terms, () => assert.fail()),
      /down/,
    );
  });
});
