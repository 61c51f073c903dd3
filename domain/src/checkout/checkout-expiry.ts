const keptForMilliseconds = 14 * 86_400_000;

/**
 * When a saved checkout expires [4.35]: 14 days after its last change.
 *
 * @param changedAt ISO date-time
 * @returns ISO date-time in UTC
 * @throws RangeError when the date cannot be read
 */
export function expiresAt(changedAt: string): string {
  return new Date(Date.parse(changedAt) + keptForMilliseconds).toISOString();
}

/**
 * Tells whether a saved checkout has expired [4.35]; exactly at `expiresAt` it has not.
 *
 * @throws RangeError when `changedAt` cannot be read
 */
export function isCheckoutExpired(input: { changedAt: string; now: string }): boolean {
  return Date.parse(input.now) > Date.parse(expiresAt(input.changedAt));
}
