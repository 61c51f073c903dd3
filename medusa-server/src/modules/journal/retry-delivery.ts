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

/**
 * When a delivery is tried again.
 *
 * @param attempts how often it has been tried, 1 or more
 * @returns milliseconds from now, null when it is given up
 */
export function resolveDeliveryDelay(attempts: number): number | null {
  return delaysMs[attempts - 1] ?? null;
}
