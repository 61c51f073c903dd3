import { type Destination, isInOtherMemberState, resolveTaxArea } from "./resolve-tax-area.ts";
import { isOfOtherMemberState } from "./to-vat-number-country.ts";

/** VAT percent by country, ISO 3166-1 alpha-2 in capitals; unlisted countries have 0. */
export type VatRates = Record<string, number>;

/** "unknown": the register did not answer. */
export type VatNumberStatus = "valid" | "invalid" | "unknown" | "missing";

/** The VAT percent for a private individual at a destination. */
export function toVatRate(rates: VatRates, destination: Destination): number {
  const { vatCountry } = resolveTaxArea(destination);
  return vatCountry === null ? 0 : (rates[vatCountry] ?? 0);
}

/**
 * The VAT percent of an order, by its destination.
 *
 * Reverse charge, 0 %: a company with a valid VAT number, whose goods go to another member state than the seller's,
 * accounts for the VAT itself. Northern Ireland counts as a member state. The number must also be of another member
 * state than the seller's. The shop charges VAT to a company whose number is invalid, missing or unchecked.
 */
export function resolveVatRate(input: {
  destination: Destination;
  rates: VatRates;
  sellerCountry: string;
  isCompany: boolean;
  vatNumberStatus: VatNumberStatus;
  /** The country that issued the number, from `toVatNumberCountry`. */
  vatNumberCountry: string | null;
}): { rate: number; reverseCharge: boolean } {
  const { destination, sellerCountry, vatNumberCountry } = input;
  const reverseCharge =
    input.isCompany &&
    input.vatNumberStatus === "valid" &&
    vatNumberCountry !== null &&
    isInOtherMemberState(destination, sellerCountry) &&
    isOfOtherMemberState(vatNumberCountry, sellerCountry);
  return { rate: reverseCharge ? 0 : toVatRate(input.rates, destination), reverseCharge };
}
