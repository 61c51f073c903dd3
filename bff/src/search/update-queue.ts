import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export type UpdateQueueOptions = {
  /** Called with what has come in since the last time, never twice at once. What it throws is tried again. */
  process: (keys: readonly string[]) => Promise<void>;
  onFailure: (error: unknown, retryInMs: number) => void;
  /** Rest after each time, so that nothing is processed more often than this. */
  pauseMs: number;
  wait?: (ms: number) => Promise<unknown>;
};

export type UpdateQueue = {
  add(keys: Iterable<string>): void;
  /** How many keys are waiting or being processed. */
  size(): number;
  /** Takes no more keys; resolves when what is being processed is done. What still waits is let go. */
  stop(): Promise<void>;
};

const firstRetryMs = 500;
const lastRetryMs = 5000;

/**
 * Collects keys and processes them in the background: the first at once, all keys that arrive meanwhile together afterwards. A key that arrives many times is processed once; a failure loses none.
 */
export function createUpdateQueue(options: UpdateQueueOptions): UpdateQueue {
  const { process, onFailure, pauseMs, wait = (ms) => sleep(ms, undefined, { ref: false }) } = options;
  let waiting = new Set<string>();
  let underWay = new Set<string>();
  let running: Promise<void> | null = null;
  const stop = new AbortController();
  const stopped = once(stop.signal, "abort");

  async function processWaiting(failures: number): Promise<{ failures: number; restMs: number }> {
    underWay = waiting;
    waiting = new Set();
    try {
      await process([...underWay]);
      return { failures: 0, restMs: pauseMs };
    } catch (error) {
      const restMs = Math.min(lastRetryMs, firstRetryMs * 2 ** failures);
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
      last = await processWaiting(last.failures);
      await rest(last.restMs);
    }
    running = null;
  }

  return {
    add: (keys) => {
      for (const key of keys) waiting.add(key);
      if (!stop.signal.aborted) running ??= run();
    },
    size: () => new Set([...waiting, ...underWay]).size,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}
