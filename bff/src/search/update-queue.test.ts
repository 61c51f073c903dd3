import { describe, expect, it } from "vitest";
import { createUpdateQueue } from "./update-queue.ts";

/** Creates a queue with a manual clock whose work fails a given number of times. */
function setUp({ failures = 0 } = {}) {
  const batches: string[][] = [];
  const rests: number[] = [];
  const told: number[] = [];
  let goOn = () => {};
  let failing = failures;
  const queue = createUpdateQueue({
    pauseMs: 1000,
    batchSize: 20,
    process: async (keys) => {
      batches.push([...keys]);
      failing -= 1;
      if (failing >= 0) throw new Error("down");
    },
    onFailure: (_, retryInMs) => told.push(retryInMs),
    wait: (ms) => {
      rests.push(ms);
      return new Promise<void>((resolve) => (goOn = resolve));
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    batches,
    rests,
    told,
    settle,
    rest: async () => {
      goOn();
      await settle();
    },
  };
}

describe("createUpdateQueue", () => {
  it("processes the first key at once, and keys that arrive during the pause together, each once", async () => {
    const { queue, batches, rests, rest, settle } = setUp();
    queue.add(["a"]);
    await settle();
    queue.add(["b", "a"]);
    queue.add(["b"]);
    await settle();
    expect([batches, rests]).toEqual([[["a"]], [1000]]);
    await rest();
    expect(batches).toEqual([["a"], ["b", "a"]]);
    await rest();
    expect([batches.length, queue.size()]).toEqual([2, 0]);
  });

  it("processes many keys in batches, in order and without a pause between them", async () => {
    const { queue, batches, rests, settle } = setUp();
    const keys = Array.from({ length: 45 }, (_, index) => `key-${index}`);
    queue.add(keys);
    await settle();
    expect(batches).toEqual([keys.slice(0, 20), keys.slice(20, 40), keys.slice(40)]);
    expect(rests).toEqual([1000]);
  });

  it("drops waiting keys when it is cleared", async () => {
    const { queue, batches, rest, settle } = setUp();
    queue.add(["a"]);
    await settle();
    queue.add(["b"]);
    queue.clear();
    expect(queue.size()).toBe(0);
    await rest();
    expect(batches).toEqual([["a"]]);
  });

  it("processes keys that follow an empty addition", async () => {
    const { queue, batches, settle } = setUp();
    queue.add([]);
    await settle();
    queue.add(["a"]);
    await settle();
    expect(batches).toEqual([["a"]]);
  });

  it("continues when keys arrive after everything was done", async () => {
    const { queue, batches, rest, settle } = setUp();
    queue.add(["a"]);
    await settle();
    await rest();
    queue.add(["b"]);
    await settle();
    expect(batches).toEqual([["a"], ["b"]]);
  });

  it("retries failed keys together with new ones, with backoff", async () => {
    const { queue, batches, rests, told, rest, settle } = setUp({ failures: 6 });
    queue.add(["a"]);
    await settle();
    queue.add(["b"]);
    expect(queue.size()).toBe(2);
    for (let retry = 0; retry < 6; retry += 1) await rest();
    expect(rests).toEqual([500, 1000, 2000, 4000, 5000, 5000, 1000]);
    expect(told).toEqual(rests.slice(0, 6));
    expect(batches.slice(1)).toEqual(Array.from({ length: 6 }, () => ["a", "b"]));
    expect(queue.size()).toBe(0);
  });

  it("resets the backoff after a success", async () => {
    const { queue, rests, rest, settle } = setUp({ failures: 1 });
    queue.add(["a"]);
    await settle();
    await rest();
    queue.add(["b"]);
    await rest();
    expect(rests).toEqual([500, 1000, 1000]);
  });

  it("stops during a pause without waiting, and accepts no more keys", async () => {
    const { queue, batches, settle } = setUp();
    queue.add(["a"]);
    await settle();
    queue.add(["b"]);
    await queue.stop();
    queue.add(["c"]);
    await settle();
    expect(batches).toEqual([["a"]]);
  });
});
