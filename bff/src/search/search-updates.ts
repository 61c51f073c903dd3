import type { Logger } from "pino";
import { type ChangedProducts, toChangedProducts, toKeys } from "./changed-products.ts";
import type { SearchIndex } from "./search-index.ts";
import { createUpdateQueue } from "./update-queue.ts";

/** behind: a change waits to be written, or the first comparison is not done yet. */
export type SearchStatus = "off" | "behind" | "current";

/** Updates the search service with the shop's changes while the process runs. */
export type SearchUpdates = {
  /** Compares some products again, or all of them. */
  add(changed: ChangedProducts): void;
  status(): SearchStatus;
  stop(): Promise<void>;
};

type SearchUpdatesOptions = {
  index: SearchIndex;
  logger: Logger;
  pauseMs?: number;
  /** How often all records are compared, which finds changes that no message announced. */
  compareEveryMs?: number;
  wait?: (ms: number) => Promise<unknown>;
};

const secondMs = 1000;
/** A purchase changes the stock several times; looking at the goods in the midst of it would slow it down. */
const gatherMs = 1000;
const tenMinutesMs = 600_000;

/** Starts by comparing all records, which finds what changed while no BFF ran. */
export function startSearchUpdates(options: SearchUpdatesOptions): SearchUpdates {
  const { index, logger, wait, pauseMs = secondMs, compareEveryMs = tenMinutesMs } = options;
  let isConfigured = false;
  const lookedAtAgain = new Set<string>();

  /**
   * What has been written is looked at once more: another BFF may have read the product later than
   * this one and written it before, and then its newer state would have been overwritten.
   */
  function lookAgain(keys: readonly string[]): void {
    const fresh = keys.filter((key) => !lookedAtAgain.delete(key));
    for (const key of fresh) lookedAtAgain.add(key);
    if (fresh.length > 0) queue.add(fresh);
  }

  const queue = createUpdateQueue({
    pauseMs,
    ...(wait ? { wait } : {}),
    process: async (keys) => {
      if (!isConfigured) await index.configure();
      isConfigured = true;
      const changed = toChangedProducts(keys);
      const written = await (changed === "all" ? index.reconcileAll() : index.updateProducts(changed));
      if (written.saved + written.removed === 0) {
        for (const key of keys) lookedAtAgain.delete(key);
        return;
      }
      logger.info({ ...written, products: keys.length }, "search records updated");
      lookAgain(keys);
    },
    onFailure: (error, retryInMs) => {
      isConfigured = false;
      logger.warn({ ...describeFailure(error), retryInMs }, "search cannot be brought up to date");
    },
  });
  const compareAll = () => queue.add(toKeys("all"));
  compareAll();
  const timer = setInterval(compareAll, compareEveryMs);
  timer.unref();

  return {
    add: (changed) => queue.add(toKeys(changed), gatherMs),
    status: () => (queue.size() > 0 ? "behind" : "current"),
    stop: () => {
      clearInterval(timer);
      return queue.stop();
    },
  };
}

/** At most two lines: the log repeats it every few seconds while the service is down. */
function describeFailure(error: unknown): { reason: string; cause?: string } {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { message, cause } = error;
  return { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) };
}
