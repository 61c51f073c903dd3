const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Delay after each failed attempt, three days in all. The mail fails for good with the attempt after the last delay.
 */
const delaysMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs, 38 * hourMs];

/** Lease on a mail: another process may try after this long. Longer than SendGrid's timeout. */
export const mailLeaseMs = 2 * minuteMs;

/**
 * Resolves when a mail is tried again.
 *
 * @param attempts made so far, 1 or more
 * @returns milliseconds from now, null to give up
 */
export function resolveRetryDelay(attempts: number): number | null {
  return delaysMs[attempts - 1] ?? null;
}
