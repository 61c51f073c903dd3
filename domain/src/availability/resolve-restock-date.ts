/**
 * The expected restock date; null when it is unknown or has passed, since a missed date promises nothing [4.29].
 *
 * @param restockOn YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function resolveRestockDate(restockOn: string | null, today: string): string | null {
  return restockOn === null || restockOn < today ? null : restockOn;
}
