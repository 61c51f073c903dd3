import { isEuCountry } from "./eu-countries.ts";

/** Monaco belongs to the customs territory of the European Union (regulation (EU) 952/2013, article 4). */
const isInEuCustomsTerritory = (country: string) => isEuCountry(country) || country === "MC";

/**
 * Tells whether goods for a country (ISO alpha-2) pass a customs border, where duty and the carrier's handling may be
 * charged to the recipient.
 */
export function hasImportDuties(country: string, sellerCountry: string): boolean {
  if (country === sellerCountry) return false;
  return !(isInEuCustomsTerritory(country) && isInEuCustomsTerritory(sellerCountry));
}
