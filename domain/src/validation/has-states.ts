const countriesWithStates: readonly string[] = ["US", "CA", "AU"];

/** Tells whether addresses of a country (ISO alpha-2 in capitals) name a state [5.4]. */
export function hasStates(country: string): boolean {
  return countriesWithStates.includes(country);
}
