import { isEuCountry } from "./eu-countries.ts";
import { resolveTaxArea } from "./resolve-tax-area.ts";

/** Who gives traders in Northern Ireland a number for goods within the European Union (Windsor Framework, article 8). */
const northernIreland = "XI";

/**
 * The country that gave a VAT number to a company at an address: ISO alpha-2, or XI for Northern Ireland, whose companies may
 * have a number of the United Kingdom too. Companies in Monaco have French numbers.
 */
export function toVatNumberCountry({
  country,
  vatNumber,
}: {
  country: string;
  /** As `normalizeVatNumber` writes it. */
  vatNumber: string;
}): string {
  if (country === "GB" && vatNumber.startsWith(northernIreland)) return northernIreland;
  return resolveTaxArea({ country, zip: null }).vatCountry ?? country;
}

/** Tells whether a VAT number's country, as `toVatNumberCountry` says, is a member state other than the seller's. */
export function isOfOtherMemberState(vatNumberCountry: string, sellerCountry: string): boolean {
  const isMember = vatNumberCountry === northernIreland || isEuCountry(vatNumberCountry);
  return isMember && isEuCountry(sellerCountry) && vatNumberCountry !== sellerCountry;
}
