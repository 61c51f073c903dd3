const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Delays after the first attempt, the second and so on, three days in all; after the last one the mail has failed. */
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
