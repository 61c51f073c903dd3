const minuteMs = 60_000;

/** Delay after each consecutive failure. The last delay repeats: a synchronization is retried until it succeeds. */
const delaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs];

/** Lease on a change: another process may synchronize it after this long. Longer than the timeout of a call. */
export const syncLeaseMs = 2 * minuteMs;

/**
 * Resolves the delay before a failed synchronization is retried.
 *
 * @param attempts consecutive failures, 1 or more
 * @returns milliseconds from now
 */
export function resolveSyncDelay(attempts: number): number {
  return delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? minuteMs;
}
