import { normalizePostalCode } from "../validation/normalize-postal-code.ts";
import { isEuCountry } from "./eu-countries.ts";
import { territories, type TaxArea, type Territory } from "./territories.ts";

/** The destination of goods. */
export type Destination = {
  /** ISO 3166-1 alpha-2 in capitals. */
  country: string;
  /** Postal code; null while unknown. */
  zip: string | null;
};

/** The territory of an address; null when it is taxed like its country. */
export function findTerritory({ country, zip }: Destination): Territory | null {
  const code = zip === null ? null : normalizePostalCode(country, zip);
  const compact = code?.replaceAll(/[\s-]/g, "") ?? null;
  const isIn = ({ codes, addresses }: Territory) =>
    codes.includes(country) || (compact !== null && addresses[country]?.test(compact) === true);
  return territories.find(isIn) ?? null;
}

/** The tax area of a destination: its territory's, otherwise its country's. */
export function resolveTaxArea(destination: Destination): TaxArea {
  const { country } = destination;
  const area = isEuCountry(country) ? "EU" : country;
  return findTerritory(destination) ?? { vatCountry: country, vatArea: area, customsArea: area };
}

/**
 * Tells whether a supply of goods to a destination is an intra-Community supply to another member state than the
 * seller's, so that a company's VAT number decides about VAT.
 *
 * @param sellerCountry ISO alpha-2
 */
export function isInOtherMemberState(destination: Destination, sellerCountry: string): boolean {
  const { vatCountry, vatArea } = resolveTaxArea(destination);
  return vatArea === "EU" && isEuCountry(sellerCountry) && vatCountry !== sellerCountry;
}
