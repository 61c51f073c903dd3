/** Converts integer minor units to decimal major units, as the commerce backend stores them. */
export function toMajor(minor: number): number {
  return minor / 100;
}
