const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long to wait after the first attempt, the second …; after the last the mail has failed. Three days in all. */
const delaysMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs, 38 * hourMs];

/** How long a process has to send a mail before another may try. Longer than SendGrid is waited for. */
export const mailLeaseMs = 2 * minuteMs;

/**
 * When a mail is tried again.
 *
 * @param attempts how often it has been tried, 1 or more
 * @returns milliseconds from now, null when it is given up
 */
export function resolveRetryDelay(attempts: number): number | null {
  return delaysMs[attempts - 1] ?? null;
}
