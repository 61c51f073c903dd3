/** The member states of the European Union, ISO 3166-1 alpha-2. */
export const euCountries: readonly string[] = [
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
];

/** Tells whether a country (ISO alpha-2 in capitals) is in the European Union. */
export function isEuCountry(country: string): boolean {
  return euCountries.includes(country);
}
