import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CommerceEngine } from "../commerce/engine.ts";
import { createManualClock } from "../testing/create-manual-clock.ts";
import { openMockRedis } from "../testing/open-mock-redis.ts";
import type { IndexSlice, RecordCounts, SearchIndex } from "./search-index.ts";
import { type SearchUpdates, startSearchUpdates } from "./search-updates.ts";
import { createWriterLease } from "./writer-lease.ts";

const nothing: RecordCounts = { saved: 0, removed: 0 };
const something: RecordCounts = { saved: 24, removed: 0 };
const slices: readonly IndexSlice[] = [{ from: 0, to: 10 }, { from: 10, to: 20 }, "articles"];
type Look = readonly string[] | IndexSlice | "settings";

const redis = openMockRedis("writers");
const started: SearchUpdates[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(started.splice(0).map((updates) => updates.stop()));
  await redis.flushall();
});

type Options = {
  clock?: ReturnType<typeof createManualClock>;
  /** The reply with the changes since a cursor. */
  changes?: Awaited<ReturnType<CommerceEngine["listChanges"]>>;
  isShared?: boolean;
  parts?: readonly IndexSlice[];
  /** Duration of a comparison. */
  lookMs?: number;
  /** Whether slices differ. */
  differing?: boolean;
};

/**
 * Starts a BFF whose product comparisons take the next of `answers`, then find no difference; an error fails the
 * comparison.
 */
function start(answers: (RecordCounts | Error)[] = [], options: Options = {}) {
  const {
    clock = createManualClock(),
    isShared = false,
    parts = slices,
    lookMs = 0,
    differing = false,
  } = options;
  const { changes = { number: 0, products: [] } } = options;
  const looks: Look[] = [];
  const times: number[] = [];
  const cursors: (number | null)[] = [];
  const state = { isDead: false };
  const look = async (at: Look): Promise<RecordCounts> => {
    if (lookMs > 0) await clock.wait(lookMs);
    looks.push(at);
    times.push(clock.now());
    if (!Array.isArray(at)) return differing ? something : nothing;
    const answer = answers.shift() ?? nothing;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const index: SearchIndex = {
    configure: async () => void looks.push("settings"),
    updateProducts: (ids) => look(ids),
    listSlices: async () => parts,
    compareSlice: (slice) => look(slice),
    replaceAll: async () => ({ variations: 0, articles: 0 }),
  };
  const updates = startSearchUpdates({
    index,
    lease: createWriterLease({ redis: isShared ? redis : null, indexName: "TESTSHOP", now: clock.now }),
    engine: {
      listChanges: async (after) => {
        cursors.push(after);
        return changes;
      },
    },
    logger: pino({ level: "silent" }),
    wait: (ms) => (state.isDead ? new Promise(() => {}) : clock.wait(ms)),
  });
  started.push(updates);
  const listProducts = () => looks.filter((each): each is readonly string[] => Array.isArray(each));
  return { clock, looks, times, cursors, updates, listProducts, die: () => void (state.isDead = true) };
}

describe("a single BFF", () => {
  it("writes nothing before the catalogue has been read", async () => {
    const { clock, looks, updates } = start();
    await clock.advance(60_000);
    expect(looks).toEqual([]);
    expect(updates.status()).toBe("behind");
  });

  it("starts with the settings and a comparison of every slice, and reports when it is done", async () => {
    const { clock, looks, updates } = start();
    updates.add([], 1);
    await clock.advance(0);
    expect(updates.status()).toBe("behind");
    await clock.advance(1000);
    expect(looks).toEqual(["settings", ...slices]);
    expect(updates.status()).toBe("current");
  });

  it("compares changed products together, and the whole index on request", async () => {
    const { clock, looks, updates } = start();
    updates.add([], 1);
    await clock.advance(1000);
    updates.add(["a"], 2);
    await clock.advance(0);
    updates.add(["b", "a"], 3);
    updates.add(["b"], 4);
    await clock.advance(1000);
    expect(looks.slice(4)).toEqual([["a"], ["b", "a"]]);
    updates.compareAll();
    await clock.advance(1000);
    expect(looks.slice(6)).toEqual(slices);
  });

  it("processes more than twenty changes in batches of twenty without a comparison", async () => {
    const { clock, looks, updates } = start();
    updates.add([], 1);
    await clock.advance(1000);
    const ids = Array.from({ length: 50 }, (_, index) => `product-${index}`);
    updates.add(ids, 2);
    await clock.advance(5000);
    expect(looks.slice(4)).toEqual([ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)]);
  });

  it("processes a change each second during a comparison of half a minute, which runs once", async () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({ from: index, to: index + 1 }));
    const lookMs = 1000;
    const { clock, looks, times, updates } = start([], { parts, lookMs });
    updates.add([], 1);
    const changedAt = new Map<string, number>();
    for (let second = 0; second < 90; second += 1) {
      changedAt.set(`product-${second}`, clock.now());
      updates.add([`product-${second}`], second + 2);
      await clock.advance(1000);
    }
    const delays = looks.flatMap((each, index) =>
      Array.isArray(each) ? each.map((id) => (times[index] ?? 0) - (changedAt.get(id) ?? 0)) : [],
    );
    expect(delays.length).toBeGreaterThanOrEqual(88);
    // A change waits for the running comparison, the pause after it and its own comparison, but for no slice.
    expect(Math.max(...delays)).toBeLessThanOrEqual(lookMs + 500 + lookMs);
    expect(looks.filter((each) => parts.includes(each as (typeof parts)[number]))).toEqual(parts);
    const stopped = updates.stop();
    await clock.advance(lookMs);
    await stopped;
  });

  it("repeats a change that arrived while its slice was being compared", async () => {
    const { clock, updates, listProducts } = start([], {
      lookMs: 1000,
      parts: ["articles"],
      differing: true,
    });
    updates.add([], 1);
    await clock.advance(100);
    updates.add(["a"], 2);
    await clock.advance(10_000);
    expect(listProducts()).toEqual([["a"], ["a"]]);
  });

  it("checks what it has written once more, and only once", async () => {
    const { clock, updates, listProducts } = start([something, something]);
    updates.add([], 1);
    await clock.advance(1000);
    updates.add(["a"], 2);
    await clock.advance(5000);
    expect(listProducts()).toEqual([["a"], ["a"]]);
    updates.add(["a"], 3);
    await clock.advance(5000);
    expect(listProducts()).toHaveLength(3);
  });

  it("loses nothing while the service is down, and configures it again afterwards", async () => {
    const down = new Error("down");
    const { clock, looks, updates } = start([down, down, down]);
    updates.add([], 1);
    await clock.advance(1000);
    updates.add(["a"], 2);
    await clock.advance(1600);
    updates.add(["b"], 3);
    expect(updates.status()).toBe("behind");
    await clock.advance(5000);
    const again = ["settings", ["a"]];
    expect(looks.slice(4)).toEqual([["a"], ...again, ...again, "settings", ["a", "b"]]);
    expect(updates.status()).toBe("current");
  });
});

describe("two BFFs", () => {
  function startTwo(changes: NonNullable<Options["changes"]> = { number: 0, products: [] }) {
    vi.useFakeTimers({ toFake: ["Date"] });
    const clock = createManualClock();
    const advance = async (ms: number) => {
      // Redis expires leases by the system clock.
      for (let passed = 0; passed < ms; passed += 500) {
        vi.setSystemTime(Date.now() + 500);
        await clock.advance(500);
      }
    };
    const open = () => start([], { clock, changes, isShared: true });
    return { first: open(), second: open(), advance };
  }

  it("share one writer: one BFF writes, and the other one follows", async () => {
    const { first, second, advance } = startTwo();
    first.updates.add([], 1);
    await advance(1000);
    second.updates.add([], 1);
    await advance(1000);
    for (const { updates } of [first, second]) {
      updates.add(["a"], 2);
      updates.compareAll();
    }
    await advance(60_000);
    expect(first.listProducts()).toEqual([["a"]]);
    expect(second.looks).toEqual([]);
    expect([first.updates.status(), second.updates.status()]).toEqual(["current", "following"]);
  });

  it("hand over at once when the writer stops, which saves its cursor first", async () => {
    const { first, second, advance } = startTwo({ number: 9, products: ["c"] });
    first.updates.add([], 1);
    await advance(1000);
    second.updates.add([], 1);
    first.updates.add(["a"], 2);
    await advance(1000);
    await first.updates.stop();
    await advance(4000);
    expect(second.cursors).toEqual([2]);
    expect(second.listProducts()).toEqual([["c"]]);
    expect(second.updates.status()).toBe("current");
  });

  it("lose nothing when the writer dies: the other BFF starts with the changes since the writer's cursor and compares everything", async () => {
    const { first, second, advance } = startTwo({ number: 9, products: ["lost", "b"] });
    first.updates.add([], 1);
    await advance(1000);
    second.updates.add([], 1);
    first.updates.add(["a"], 5);
    await advance(5000);
    // The process is gone, so its lease is not renewed.
    first.die();
    second.updates.add(["lost"], 6);
    await advance(6000);
    expect(second.looks).toEqual([]);
    await advance(8000);
    expect(second.cursors).toEqual([5]);
    expect(second.listProducts()).toEqual([["lost", "b"]]);
    expect(second.looks).toEqual(expect.arrayContaining([...slices]));
    expect(second.updates.status()).toBe("current");
  });

  it("stop writing once another process holds their lease", async () => {
    const { first, advance } = startTwo();
    first.updates.add([], 1);
    await advance(1000);
    await redis.set("search-writer:TESTSHOP", "another", "PX", 600_000);
    await advance(3500);
    first.updates.add(["a"], 2);
    first.updates.compareAll();
    await advance(60_000);
    expect(first.listProducts()).toEqual([]);
    expect(first.updates.status()).toBe("following");
  });
});
