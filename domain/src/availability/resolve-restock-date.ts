/**
 * The expected restock date. Null when it is unknown or has passed: a past date does not say when the delayed goods
 * arrive [4.29].
 *
 * @param restockOn YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function resolveRestockDate(restockOn: string | null, today: string): string | null {
  return restockOn === null || restockOn < today ? null : restockOn;
}
