/** A value that must be there. @throws Error that names what is missing */
export function expectPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
