import type { Logger } from "pino";
import type { SearchIndex } from "./search-index.ts";
import { createUpdateQueue } from "./update-queue.ts";

/** Stands for all products among the keys of the queue. */
const everything = "*";

type ChangedProducts = readonly string[] | "all";
const toKeys = (changed: ChangedProducts) => (changed === "all" ? [everything] : changed);

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
  wait?: (ms: number) => Promise<unknown>;
};

/** So that the records of a product that changes all the time are not written all the time. */
const defaultPauseMs = 500;

/** Behind until it was told to compare all records and has done so, which finds what changed while no BFF ran. */
export function startSearchUpdates(options: SearchUpdatesOptions): SearchUpdates {
  const { index, logger, wait, pauseMs = defaultPauseMs } = options;
  let isConfigured = false;
  let hasComparedAll = false;
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
      const written = await (keys.includes(everything) ? index.reconcileAll() : index.updateProducts(keys));
      if (keys.includes(everything)) hasComparedAll = true;
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

  return {
    add: (changed) => queue.add(toKeys(changed)),
    status: () => (queue.size() > 0 || !hasComparedAll ? "behind" : "current"),
    stop: () => queue.stop(),
  };
}

/** At most two lines: the log repeats it every few seconds while the service is down. */
function describeFailure(error: unknown): { reason: string; cause?: string } {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { message, cause } = error;
  return { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) };
}
