import { isEuCountry } from "./eu-countries.ts";
import { resolveTaxArea } from "./resolve-tax-area.ts";

/**
 * Prefix of the VAT numbers of traders in Northern Ireland for goods within the European Union (Windsor Framework,
 * article 8).
 */
const northernIreland = "XI";

/**
 * The country that issued the VAT number of a company at an address: ISO alpha-2, or XI for Northern Ireland, whose
 * companies may have a British number too. Companies in Monaco have French numbers.
 */
export function toVatNumberCountry({
  country,
  vatNumber,
}: {
  country: string;
  /** From `normalizeVatNumber`. */
  vatNumber: string;
}): string {
  if (country === "GB" && vatNumber.startsWith(northernIreland)) return northernIreland;
  return resolveTaxArea({ country, zip: null }).vatCountry ?? country;
}

/** Tells whether a country from `toVatNumberCountry` is a member state other than the seller's. */
export function isOfOtherMemberState(vatNumberCountry: string, sellerCountry: string): boolean {
  const isMember = vatNumberCountry === northernIreland || isEuCountry(vatNumberCountry);
  return isMember && isEuCountry(sellerCountry) && vatNumberCountry !== sellerCountry;
}
