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
 * Collects keys and processes them in the background: the first at once, whatever comes meanwhile
 * together afterwards. A key that comes many times is processed once; none is lost by a failure.
 */
export function createUpdateQueue(options: UpdateQueueOptions): UpdateQueue {
  const { process, onFailure, pauseMs, wait = (ms) => sleep(ms, undefined, { ref: false }) } = options;
  let waiting = new Set<string>();
  let underWay = new Set<string>();
  let running: Promise<void> | null = null;
  let isStopped = false;
  let wake = () => {};
  const stopped = new Promise<void>((resolve) => {
    wake = resolve;
  });

  async function run(): Promise<void> {
    for (let failures = 0; waiting.size > 0 && !isStopped;) {
      underWay = waiting;
      waiting = new Set();
      try {
        await process([...underWay]);
        failures = 0;
      } catch (error) {
        waiting = new Set([...underWay, ...waiting]);
        failures += 1;
        onFailure(error, toRetryMs(failures));
      }
      underWay = new Set();
      await Promise.race([wait(failures > 0 ? toRetryMs(failures) : pauseMs), stopped]);
    }
    running = null;
  }

  return {
    add: (keys) => {
      for (const key of keys) waiting.add(key);
      if (!isStopped) running ??= run();
    },
    size: () => new Set([...waiting, ...underWay]).size,
    stop: async () => {
      isStopped = true;
      wake();
      await running;
    },
  };
}

function toRetryMs(failures: number): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** (failures - 1));
}
