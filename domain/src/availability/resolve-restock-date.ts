/**
 * The day on which more stock is expected, or null when none is known: a day that has passed without the
 * goods is not a promise any more [4.29].
 *
 * @param restockOn YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function resolveRestockDate(restockOn: string | null, today: string): string | null {
  return restockOn === null || restockOn < today ? null : restockOn;
}
