import { afterEach, describe, expect, it } from "vitest";
import { createManualClock } from "../testing/create-manual-clock.ts";
import { createIndexComparison, type IndexComparison } from "./index-comparison.ts";
import type { IndexSlice } from "./search-index.ts";

const minuteMs = 60_000;
const slices: IndexSlice[] = [{ from: 0, to: 10 }, { from: 10, to: 20 }, "articles"];

describe("createIndexComparison", () => {
  let comparison: IndexComparison | undefined;
  afterEach(() => comparison?.stop());

  /** @param failures number of comparisons that fail at first */
  function setUp({ failures = 0 } = {}) {
    const clock = createManualClock();
    const compared: [number, IndexSlice][] = [];
    const retries: number[] = [];
    let failing = failures;
    const created = createIndexComparison({
      listSlices: async () => slices,
      compare: async (slice) => {
        failing -= 1;
        if (failing >= 0) throw new Error("down");
        compared.push([clock.now(), slice]);
      },
      onFailure: (_, retryInMs) => retries.push(retryInMs),
      wait: clock.wait,
      now: clock.now,
    });
    comparison = created;
    return {
      clock,
      compared,
      retries,
      comparison: created,
      listCompared: () => compared.map(([, one]) => one),
    };
  }

  it("compares nothing before it is started, then every slice within a second", async () => {
    const { clock, comparison: created, listCompared } = setUp();
    await clock.advance(60 * minuteMs);
    expect(listCompared()).toEqual([]);
    created.start();
    expect(created.isDone()).toBe(false);
    await clock.advance(1000);
    expect(listCompared()).toEqual(slices);
    expect(created.isDone()).toBe(true);
  });

  it("repeats the comparison after ten minutes, one slice in ten seconds", async () => {
    const { clock, comparison: created, compared } = setUp();
    created.start();
    await clock.advance(9.9 * minuteMs);
    expect(compared).toHaveLength(3);
    await clock.advance(1.1 * minuteMs);
    const again = compared.slice(3);
    expect(again.map(([, slice]) => slice)).toEqual(slices);
    const [first = 0, second = 0, third = 0] = again.map(([at]) => at);
    expect([second - first, third - second]).toEqual([10_000, 10_000]);
  });

  it("retries a failed slice with backoff, and leaves out no slice", async () => {
    const { clock, comparison: created, listCompared, retries } = setUp({ failures: 2 });
    created.start();
    await clock.advance(10_000);
    expect(retries).toEqual([500, 1000]);
    expect(listCompared()).toEqual(slices);
  });

  it("finishes a requested comparison before starting the next, so that no slice is left out", async () => {
    const { clock, comparison: created, listCompared } = setUp();
    created.start();
    await clock.advance(60);
    expect(listCompared()).toEqual(slices.slice(0, 2));
    created.start();
    await clock.advance(100);
    expect(created.isDone()).toBe(false);
    await clock.advance(10_000);
    expect(listCompared()).toEqual([...slices, ...slices]);
    expect(created.isDone()).toBe(true);
  });

  it("stops on pause, and compares everything after the next start", async () => {
    const { clock, comparison: created, listCompared } = setUp();
    created.start();
    await clock.advance(10);
    created.pause();
    await clock.advance(60 * minuteMs);
    expect(listCompared()).toEqual(slices.slice(0, 1));
    expect(created.isDone()).toBe(false);
    created.start();
    await clock.advance(1000);
    expect(listCompared().slice(1)).toEqual(slices);
  });
});
