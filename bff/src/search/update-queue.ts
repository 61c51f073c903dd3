import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export type UpdateQueueOptions = {
  /** Called with at most `batchSize` keys, never concurrently. Retried when it throws. */
  process: (keys: readonly string[]) => Promise<void>;
  onFailure: (error: unknown, retryInMs: number) => void;
  batchSize: number;
  /** Pause after everything is processed, which limits how often a key is processed. */
  pauseMs: number;
  wait?: (ms: number) => Promise<unknown>;
};

export type UpdateQueue = {
  add(keys: Iterable<string>): void;
  /** Number of keys that are waiting or being processed. */
  size(): number;
  /** Drops the waiting keys. */
  clear(): void;
  /** Accepts no more keys; resolves when the current batch is done. Waiting keys are dropped. */
  stop(): Promise<void>;
};

const firstRetryMs = 500;
const lastRetryMs = 5000;

/** Delay of a retry after this number of consecutive failures. */
export const toRetryMs = (failures: number) => Math.min(lastRetryMs, firstRetryMs * 2 ** failures);

/**
 * Collects keys and processes them in the background, in batches and in order: the first key at once, and after it
 * those that arrive meanwhile. A key that arrives repeatedly is processed once; a failure loses no key.
 */
export function createUpdateQueue(options: UpdateQueueOptions): UpdateQueue {
  const { process, onFailure, batchSize, pauseMs } = options;
  const { wait = (ms: number) => sleep(ms, undefined, { ref: false }) } = options;
  let waiting = new Set<string>();
  let underWay = new Set<string>();
  let running: Promise<void> | null = null;
  const stop = new AbortController();
  const stopped = once(stop.signal, "abort");

  async function processBatch(failures: number): Promise<{ failures: number; restMs: number }> {
    underWay = new Set([...waiting].slice(0, batchSize));
    for (const key of underWay) waiting.delete(key);
    try {
      await process([...underWay]);
      return { failures: 0, restMs: waiting.size > 0 ? 0 : pauseMs };
    } catch (error) {
      const restMs = toRetryMs(failures);
      waiting = new Set([...underWay, ...waiting]);
      onFailure(error, restMs);
      return { failures: failures + 1, restMs };
    } finally {
      underWay = new Set();
    }
  }

  const rest = (ms: number) => Promise.race([wait(ms), stopped]);

  async function run(): Promise<void> {
    let last = { failures: 0, restMs: pauseMs };
    while (waiting.size > 0 && !stop.signal.aborted) {
      last = await processBatch(last.failures);
      if (last.restMs > 0) await rest(last.restMs);
    }
    running = null;
  }

  return {
    add: (keys) => {
      for (const key of keys) waiting.add(key);
      if (waiting.size > 0 && !stop.signal.aborted) running ??= run();
    },
    size: () => new Set([...waiting, ...underWay]).size,
    clear: () => waiting.clear(),
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}
