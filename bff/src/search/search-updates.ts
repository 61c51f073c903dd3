import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { CommerceEngine } from "../commerce/engine.ts";
import { createIndexComparison } from "./index-comparison.ts";
import { type IndexSlice, mostProductsAtOnce, type RecordCounts, type SearchIndex } from "./search-index.ts";
import { createUpdateQueue } from "./update-queue.ts";
import { claimEveryMs, type WriterLease } from "./writer-lease.ts";

/** behind: a change is pending, or the first comparison is not done. following: another BFF writes the index. */
export type SearchStatus = "off" | "behind" | "current" | "following";

/** Updates the search service while the process runs and holds the writer's lease. */
export type SearchUpdates = {
  /**
   * Compares products again.
   * @param number of the change log up to which this process's catalogue has all changes
   */
  add(products: readonly string[], number: number): void;
  /** Compares the whole index as soon as possible, slice by slice. */
  compareAll(): void;
  status(): SearchStatus;
  stop(): Promise<void>;
};

type SearchUpdatesOptions = {
  index: SearchIndex;
  lease: WriterLease;
  engine: Pick<CommerceEngine, "listChanges">;
  logger: Pick<Logger, "info" | "warn">;
  wait?: (ms: number) => Promise<unknown>;
};

/** Pause after all waiting products are written. It limits how often a product that changes all the time is written. */
const pauseMs = 500;

/**
 * The BFF with the lease writes the index; the others only follow the changes for their pages. A new writer first
 * writes the changes since its predecessor's cursor and also compares the whole index. Nothing is written before the
 * first `add`, which shows that the catalogue has been read.
 */
export function startSearchUpdates(options: SearchUpdatesOptions): SearchUpdates {
  const { index, lease, engine, logger } = options;
  const { wait = (ms: number) => sleep(ms, undefined, { ref: false }) } = options;
  const stop = new AbortController();
  const stopped = once(stop.signal, "abort");
  /** Null until the lease was claimed for the first time. */
  let isWriter: boolean | null = null;
  let cursor: number | null = null;
  let latest: number | null = null;
  let claiming: Promise<void> | null = null;
  let configured: Promise<void> | null = null;
  const lookedAtAgain = new Set<string>();
  const addedDuringSlice = new Set<string>();

  /** Null when this BFF is not the writer. */
  async function look(compare: () => Promise<RecordCounts>): Promise<RecordCounts | null> {
    if (!lease.isHeld()) stepDown();
    if (isWriter !== true) return null;
    await (configured ??= index.configure());
    return compare();
  }

  function onFailure(error: unknown, retryInMs: number): void {
    configured = null;
    logger.warn({ ...describeFailure(error), retryInMs }, "search cannot be brought up to date");
  }

  async function updateProducts(ids: readonly string[]): Promise<void> {
    const written = await look(() => index.updateProducts(ids));
    if (written === null) return;
    if (written.saved + written.removed === 0) {
      for (const id of ids) lookedAtAgain.delete(id);
      return;
    }
    logger.info({ ...written, products: ids.length }, "search records updated");
    lookAgain(ids);
  }

  /**
   * Checks written products once more: another BFF whose lease expired while it wrote may have written an older state
   * after this BFF.
   */
  function lookAgain(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !lookedAtAgain.delete(id));
    for (const id of fresh) lookedAtAgain.add(id);
    if (fresh.length > 0) queue.add(fresh);
  }

  async function compareSlice(slice: IndexSlice): Promise<void> {
    addedDuringSlice.clear();
    const written = await look(() => index.compareSlice(slice));
    if (written === null || written.saved + written.removed === 0) return;
    logger.info({ ...written, slice }, "search records differed");
    // These products changed during the comparison: the slice may have been built before the change and written after
    // it.
    queue.add(addedDuringSlice);
  }

  const queue = createUpdateQueue({
    pauseMs,
    batchSize: mostProductsAtOnce,
    process: updateProducts,
    onFailure,
    wait,
  });
  const comparison = createIndexComparison({
    listSlices: () => index.listSlices(),
    compare: compareSlice,
    onFailure,
    wait,
  });

  function enqueue(ids: readonly string[]): void {
    queue.add(ids);
    for (const id of ids) addedDuringSlice.add(id);
  }

  function stepDown(): void {
    if (isWriter === true) logger.info("another BFF writes the search index");
    isWriter = false;
    queue.clear();
    lookedAtAgain.clear();
    comparison.pause();
  }

  async function takeOver(): Promise<void> {
    logger.info({ cursor }, "this BFF writes the search index");
    isWriter = true;
    comparison.start();
    if (cursor === null) return;
    // If the backend does not answer, the comparison finds the changes.
    const { products } = await engine.listChanges(cursor).catch(() => ({ products: "all" as const }));
    if (products !== "all") enqueue(products);
  }

  async function keepCursor(): Promise<void> {
    if (queue.size() > 0 || latest === null || latest === cursor) return;
    cursor = latest;
    await lease.saveCursor(latest);
  }

  async function claim(): Promise<void> {
    if (!(await lease.claim())) {
      if (isWriter !== false) stepDown();
      cursor = (await lease.readCursor()) ?? cursor;
    } else if (isWriter === true) await keepCursor();
    else {
      cursor = (await lease.readCursor()) ?? cursor;
      await takeOver();
    }
  }

  async function keepLease(): Promise<void> {
    while (!stop.signal.aborted) {
      await claim();
      await Promise.race([wait(claimEveryMs), stopped]);
    }
  }

  return {
    add: (products, number) => {
      latest = number;
      claiming ??= keepLease();
      if (isWriter === true) enqueue(products);
    },
    compareAll: () => {
      if (isWriter === true) comparison.start();
    },
    status: () => {
      if (isWriter === false) return "following";
      return isWriter === null || queue.size() > 0 || !comparison.isDone() ? "behind" : "current";
    },
    stop: async () => {
      stop.abort();
      await Promise.all([claiming, queue.stop(), comparison.stop()]);
      if (isWriter === true) await keepCursor();
      await lease.release();
    },
  };
}

/** At most two lines, because the log repeats it every few seconds while the service is down. */
function describeFailure(error: unknown): { reason: string; cause?: string } {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { message, cause } = error;
  return { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) };
}
