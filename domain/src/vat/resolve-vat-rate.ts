import { type Destination, isInOtherMemberState, resolveTaxArea } from "./resolve-tax-area.ts";
import { isOfOtherMemberState } from "./to-vat-number-country.ts";

/** VAT percent by country, ISO 3166-1 alpha-2 in capitals; a country that is not listed has 0. */
export type VatRates = Record<string, number>;

/** "unknown": the register did not answer. */
export type VatNumberStatus = "valid" | "invalid" | "unknown" | "missing";

/** The VAT percent that a private individual pays for goods that go to a place. */
export function toVatRate(rates: VatRates, destination: Destination): number {
  const { vatCountry } = resolveTaxArea(destination);
  return vatCountry === null ? 0 : (rates[vatCountry] ?? 0);
}

/**
 * The VAT percent of an order, by where the goods go.
 *
 * Reverse charge, 0 %: a company that has the goods sent to another member state than the seller's, with a valid VAT number,
 * accounts for the VAT itself. Northern Ireland is such a state. The number has to be of another member state than the
 * seller's too. One that is invalid, missing or could not be checked is charged.
 */
export function resolveVatRate(input: {
  destination: Destination;
  rates: VatRates;
  sellerCountry: string;
  isCompany: boolean;
  vatNumberStatus: VatNumberStatus;
  /** Who gave the number, as `toVatNumberCountry` says. */
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
