import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { IndexSlice } from "./search-index.ts";
import { toRetryMs } from "./update-queue.ts";

export type IndexComparison = {
  /** Compares the whole index as soon as possible, then regularly. */
  start(): void;
  /** Stops comparing until the next start. */
  pause(): void;
  /** Whether a full comparison has ended since the last start. */
  isDone(): boolean;
  /** Resolves when the current slice is done. */
  stop(): Promise<void>;
};

type ComparisonOptions = {
  listSlices: () => Promise<readonly IndexSlice[]>;
  compare: (slice: IndexSlice) => Promise<unknown>;
  onFailure: (error: unknown, retryInMs: number) => void;
  wait?: (ms: number) => Promise<unknown>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/**
 * Interval between comparisons, which repair foreign and lost writes. As for the catalogue, the comparison of a larger
 * index takes longer at the same processor load.
 */
const compareEveryMs = 600_000;
const sliceEveryMs = 10_000;
/** Pause between the slices of a requested comparison, because the process also serves requests. */
const urgentPauseMs = 50;

/** Compares the search index, slice by slice, in the background. A failed slice is retried. */
export function createIndexComparison(options: ComparisonOptions): IndexComparison {
  const { listSlices, compare, onFailure, now = () => performance.now() } = options;
  const { wait = (ms: number) => sleep(ms, undefined, { ref: false }) } = options;
  const stop = new AbortController();
  const stopped = once(stop.signal, "abort");
  let interrupt = () => {};
  let running: Promise<void> | null = null;
  let isActive = false;
  let isAskedFor = false;
  let isDone = false;
  let current = { startedAt: Number.NEGATIVE_INFINITY, left: [] as readonly IndexSlice[], isUrgent: false };

  async function startWhenDue(): Promise<void> {
    const isUnderWay = current.left.length > 0;
    // A requested comparison ends before the next one begins: frequent starts would otherwise leave slices out.
    if (isUnderWay && (current.isUrgent || !isAskedFor)) return;
    if (!isAskedFor && now() - current.startedAt < compareEveryMs) return;
    const isUrgent = isAskedFor;
    isAskedFor = false;
    try {
      current = { startedAt: now(), left: await listSlices(), isUrgent };
    } catch (error) {
      isAskedFor ||= isUrgent;
      throw error;
    }
  }

  /** Returns the time to wait before the next slice. */
  async function compareNext(): Promise<number> {
    await startWhenDue();
    const [slice] = current.left;
    if (slice !== undefined) await compare(slice);
    if (!isActive) return 0;
    current = { ...current, left: current.left.slice(1) };
    if (current.left.length > 0) return current.isUrgent ? urgentPauseMs : sliceEveryMs;
    isDone ||= !isAskedFor;
    return isAskedFor ? urgentPauseMs : sliceEveryMs;
  }

  const isToRun = () => isActive && !stop.signal.aborted;

  async function run(): Promise<void> {
    for (let failures = 0; isToRun();) {
      let restMs: number;
      try {
        restMs = await compareNext();
        failures = 0;
      } catch (error) {
        restMs = toRetryMs(failures);
        failures += 1;
        onFailure(error, restMs);
      }
      if (!isToRun()) break;
      await Promise.race([wait(restMs), stopped, new Promise<void>((resolve) => (interrupt = resolve))]);
    }
    running = null;
  }

  return {
    start: () => {
      isAskedFor = true;
      isDone = false;
      isActive = !stop.signal.aborted;
      interrupt();
      if (isActive) running ??= run();
    },
    pause: () => {
      isActive = false;
      isDone = false;
      current = { ...current, left: [] };
      interrupt();
    },
    isDone: () => isDone,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}
