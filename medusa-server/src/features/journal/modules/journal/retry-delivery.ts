const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Delay after each failed attempt, a week in all. The delivery fails for good with the attempt after the last delay.
 */
const delaysMs = [
  5 * secondMs,
  15 * secondMs,
  ...[1, 5, 30].map((minutes) => minutes * minuteMs),
  ...[2, 8, 24, 24, 48, 60].map((hours) => hours * hourMs),
];

/** Number of attempts after which a delivery fails for good. */
export const mostAttempts = delaysMs.length + 1;
/** Lease on a delivery: another process may try after this long. */
export const deliveryLeaseMs = 2 * minuteMs;

/**
 * Resolves when a delivery is tried again.
 *
 * @param attempts made so far, 1 or more
 * @returns milliseconds from now, null to give up
 */
export function resolveDeliveryDelay(attempts: number): number | null {
  return delaysMs[attempts - 1] ?? null;
}
