import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { Catalogue } from "./create-catalogue.ts";

type FollowOptions = {
  engine: Pick<CommerceEngine, "listChanges">;
  catalogue: Pick<Catalogue, "update" | "listForComparison" | "keepFresh">;
  /** Receives changes, up to a number of the change log; null when the shop has no search service. */
  search: { add(products: readonly string[], number: number): void; compareAll(): void } | null;
  logger: Pick<Logger, "warn" | "info">;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
};

const askEveryMs = 1000;
/**
 * Interval between full comparisons, which repair what the change log missed. A comparison takes as many slices as the
 * catalogue has, so a larger catalogue takes longer at the same processor load.
 */
const compareEveryMs = 600_000;
/** Products per slice: few enough that reading a slice delays neither a page nor a change noticeably. */
const sliceSize = 20;
const sliceEveryMs = 2000;

/**
 * Follows the backend's change log while the process runs: rereads what changed and updates search. It also compares
 * the whole catalogue, slice by slice, and keeps settings, shipping options and messages fresh for the first visitor
 * after a quiet time. A failure is retried at the next turn from the same number and slice.
 */
export function followChanges(options: FollowOptions): { stop: () => Promise<void> } {
  const { engine, catalogue, search, logger, now } = options;
  const { wait = (ms: number) => sleep(ms, undefined, { ref: false }) } = options;
  const stop = new AbortController();
  const stopped = once(stop.signal, "abort");
  let after: number | null = null;
  let comparison = { startedAt: new Date(0), left: [] as readonly string[], isUrgent: false };
  /** Products from the log that have not been read yet. */
  let changed: readonly string[] = [];
  let lastSliceAt = new Date(0);
  let isKeepingFresh = false;
  const followed = logFailures(logger, {
    failed: "the catalogue cannot follow its changes",
    recovered: "the catalogue follows its changes again",
  });
  const keptFresh = logFailures(logger, {
    failed: "settings, shipping options and messages cannot be kept fresh",
    recovered: "settings, shipping options and messages are kept fresh again",
  });

  async function startComparison(startedAt: Date, isUrgent: boolean): Promise<void> {
    const ids = await catalogue.listForComparison();
    // The products that the previous comparison has not reached go first: otherwise, frequent restarts of the
    // comparison could skip the same products each time.
    comparison = { startedAt, left: [...new Set([...comparison.left, ...ids])], isUrgent };
  }

  async function readFirst(at: Date): Promise<number> {
    const { number } = await engine.listChanges(null);
    await catalogue.update("all");
    search?.add([], number);
    comparison = { startedAt: at, left: [], isUrgent: false };
    changed = [];
    return number;
  }

  async function follow(at: Date, from: number): Promise<number> {
    const { number, products } = await engine.listChanges(from);
    if (products === "all") {
      await startComparison(at, true);
      search?.compareAll();
    } else if (products.length > 0) {
      const first = products.slice(0, sliceSize);
      await catalogue.update(first);
      search?.add(first, number);
      changed = [...new Set([...changed, ...products.slice(sliceSize)])];
    }
    return number;
  }

  /** Reads many changes in slices, so that a newer change does not wait for all of them. */
  async function readChanged(number: number): Promise<void> {
    if (changed.length === 0) return;
    const slice = changed.slice(0, sliceSize);
    await catalogue.update(slice);
    search?.add(slice, number);
    changed = changed.slice(sliceSize);
  }

  async function compare(at: Date, number: number): Promise<void> {
    const { startedAt } = comparison;
    // Products change with the date, without an entry in the change log: a restock date ends on its day.
    const isNewDay = at.toISOString().slice(0, 10) !== startedAt.toISOString().slice(0, 10);
    const isDue = comparison.left.length === 0 && at.getTime() - startedAt.getTime() >= compareEveryMs;
    if (isNewDay || isDue) await startComparison(at, isNewDay);
    if (isNewDay) search?.compareAll();
    if (comparison.left.length === 0) return;
    if (!comparison.isUrgent && at.getTime() - lastSliceAt.getTime() < sliceEveryMs) return;
    const differed = await catalogue.update(comparison.left.slice(0, sliceSize));
    if (differed.length > 0) search?.add(differed, number);
    comparison = { ...comparison, left: comparison.left.slice(sliceSize) };
    lastSliceAt = at;
  }

  async function takeTurn(): Promise<void> {
    const at = now();
    after = after === null ? await readFirst(at) : await follow(at, after);
    await readChanged(after);
    await compare(at, after);
  }

  /** Not awaited: a backend that is slow with settings, or fails, must not delay a price change. */
  function keepFresh(): void {
    if (isKeepingFresh) return;
    isKeepingFresh = true;
    void catalogue
      .keepFresh()
      .then(keptFresh.onSuccess, keptFresh.onFailure)
      .finally(() => (isKeepingFresh = false));
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      let restMs = askEveryMs;
      keepFresh();
      try {
        await takeTurn();
        // The change log is still read between two slices.
        const isUrgent = comparison.isUrgent && comparison.left.length > 0;
        if (isUrgent || changed.length > 0) restMs = 0;
        followed.onSuccess();
      } catch (error) {
        followed.onFailure(error);
      }
      await Promise.race([wait(restMs), stopped]);
    }
  }

  const running = run();
  return {
    stop: () => {
      stop.abort();
      return running;
    },
  };
}

/** Logs the first of consecutive failures, and the recovery. */
function logFailures(logger: FollowOptions["logger"], texts: { failed: string; recovered: string }) {
  let isFailing = false;
  return {
    onSuccess: () => {
      if (isFailing) logger.info(texts.recovered);
      isFailing = false;
    },
    onFailure: (error: unknown) => {
      if (!isFailing) logger.warn({ err: error }, texts.failed);
      isFailing = true;
    },
  };
}
