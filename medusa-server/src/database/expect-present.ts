/**
 * Returns a value that must be present.
 * @throws Error that names the missing value
 */
export function expectPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
