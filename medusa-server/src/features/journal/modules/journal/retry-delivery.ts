const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Delays after the first attempt, the second and so on, a week in all; after the last one the delivery has failed. */
const delaysMs = [
  5 * secondMs,
  15 * secondMs,
  ...[1, 5, 30].map((minutes) => minutes * minuteMs),
  ...[2, 8, 24, 24, 48, 60].map((hours) => hours * hourMs),
];

/** A delivery fails after this many attempts. */
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
