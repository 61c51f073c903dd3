const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long to wait after the first attempt, the second …; after the last the delivery has failed. A week in all. */
const delaysMs = [
  5 * secondMs,
  15 * secondMs,
  ...[1, 5, 30].map((minutes) => minutes * minuteMs),
  ...[2, 8, 24, 24, 48, 60].map((hours) => hours * hourMs),
];

/** After so many attempts a delivery has failed. */
export const mostAttempts = delaysMs.length + 1;
/** How long a process has for a delivery before another may try. */
export const deliveryLeaseMs = 2 * minuteMs;

/**
 * When a delivery is tried again.
 *
 * @param attempts how often it has been tried, 1 or more
 * @returns milliseconds from now, null when it is given up
 */
export function resolveDeliveryDelay(attempts: number): number | null {
  return delaysMs[attempts - 1] ?? null;
}
