import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { CheckoutBusyError, createCheckoutQueue } from "./checkout-queue.ts";

/** Jobs that end when they are told to, and what was started so far. */
function createJobs() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
  };
  return { started, job, finish: (name: string) => finish.get(name)!() };
}
const place = { from: "shopper", request: "place" } as const;
const cancel = { from: "shopper", request: "cancel" } as const;
const settle = { from: "settlement" } as const;

describe("the calls for one checkout", () => {
  it("run one after another, and a third of the shopper's is refused", async () => {
    const { started, job, finish } = createJobs();
    const run = createCheckoutQueue();
    const first = run("c1", place, job("first"));
    const second = run("c1", place, job("second"));
    await assert.rejects(run("c1", cancel, job("third")), CheckoutBusyError);
    assert.deepEqual(started, ["first"]);
    finish("first");
    assert.equal(await first, "first");
    await Promise.resolve();
    assert.deepEqual(started, ["first", "second"]);
    finish("second");
    assert.equal(await second, "second");
  });

  it("share the reply of the waiting one when they ask the same, a hundred at most", async () => {
    const { started, job, finish } = createJobs();
    const run = createCheckoutQueue();
    const first = run("c1", place, job("first"));
    const others = Array.from({ length: 100 }, () => run("c1", place, job("shared")));
    await assert.rejects(run("c1", place, job("late")), CheckoutBusyError);
    finish("first");
    await first;
    await Promise.resolve();
    finish("shared");
    assert.deepEqual(new Set(await Promise.all(others)), new Set(["shared"]));
    assert.deepEqual(started, ["first", "shared"]);
  });

  it("let a settlement wait beside the shopper's call, so that nobody can keep a hold from ending", async () => {
    const { started, job, finish } = createJobs();
    const run = createCheckoutQueue();
    const calls = [run("c1", place, job("place")), run("c1", cancel, job("cancel"))];
    const settlements = [run("c1", settle, job("settle")), run("c1", settle, job("settle"))];
    finish("place");
    await calls[0];
    await Promise.resolve();
    finish("cancel");
    await calls[1];
    await Promise.resolve();
    finish("settle");
    assert.deepEqual(await Promise.all(settlements), ["settle", "settle"]);
    assert.deepEqual(started, ["place", "cancel", "settle"]);
  });

  it("do not wait for another checkout's, and go on after one that failed", async () => {
    const { job, finish } = createJobs();
    const run = createCheckoutQueue();
    const other = run("c2", place, job("other"));
    const failed = run("c1", place, () => Promise.reject(new Error("no")));
    const next = run("c1", place, async () => "next");
    await assert.rejects(failed, /no/);
    assert.equal(await next, "next");
    finish("other");
    await other;
    assert.equal(await run("c1", place, async () => "again"), "again");
  });
});
