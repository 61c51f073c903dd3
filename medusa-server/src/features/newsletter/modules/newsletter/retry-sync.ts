const minuteMs = 60_000;

/** How long to wait after the first failure in a row, the second …; the last again and again, as no change is given up. */
const delaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs];

/** How long a process has to tell the mailing service before another may. Longer than that is waited for. */
export const syncLeaseMs = 2 * minuteMs;

/**
 * When the mailing service is told again what it could not be told.
 *
 * @param attempts failures in a row, 1 or more
 * @returns milliseconds from now
 */
export function resolveSyncDelay(attempts: number): number {
  return delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? minuteMs;
}
