import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { IndexSlice } from "./search-index.ts";
import { toRetryMs } from "./update-queue.ts";

export type IndexComparison = {
  /** Compares the whole index as soon as possible, from then on regularly. */
  start(): void;
  /** Compares nothing until the next start. */
  pause(): void;
  /** Whether a whole comparison has ended since the last start. */
  isDone(): boolean;
  /** Resolves when the slice that is being compared is done. */
  stop(): Promise<void>;
};

type ComparisonOptions = {
  listSlices: () => Promise<readonly IndexSlice[]>;
  compare: (slice: IndexSlice) => Promise<unknown>;
  onFailure: (error: unknown, retryInMs: number) => void;
  wait?: (ms: number) => Promise<unknown>;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

/**
 * The index is compared this often, which repairs what somebody else wrote, or a write that was lost. Like that of the
 * catalogue, the comparison of a larger index takes longer and costs no more processor time.
 */
const compareEveryMs = 600_000;
const sliceEveryMs = 10_000;
/** Between the slices of a comparison that was asked for: the process has requests to answer as well. */
const urgentPauseMs = 50;

/** Compares the search index, slice by slice, in the background. A slice that failed is compared again. */
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
    // One that was asked for ends before the next begins, so that frequent starts leave no slice out.
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

  /** Returns how long to wait before the next slice. */
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
