import { isOtherEuCountry } from "./eu-countries.ts";

/** VAT percent by country, ISO 3166-1 alpha-2 in capitals; a country that is not listed has 0. */
export type VatRates = Record<string, number>;

/** "unknown": the register did not answer. */
export type VatNumberStatus = "valid" | "invalid" | "unknown" | "missing";

/**
 * The VAT percent of an order, by the country of delivery.
 *
 * Reverse charge, 0 %: a company in another EU country than the seller's with a valid VAT number
 * accounts for the VAT itself. The number has to be of another country than the seller's too. One that is
 * invalid, missing or could not be checked is charged.
 */
export function resolveVatRate(input: {
  country: string;
  rates: VatRates;
  sellerCountry: string;
  isCompany: boolean;
  vatNumberStatus: VatNumberStatus;
  /** Country that gave the number, ISO alpha-2; the billing address's. */
  vatNumberCountry: string | null;
}): { rate: number; reverseCharge: boolean } {
  const { country, sellerCountry, vatNumberCountry } = input;
  const reverseCharge =
    input.isCompany &&
    input.vatNumberStatus === "valid" &&
    vatNumberCountry !== null &&
    isOtherEuCountry(country, sellerCountry) &&
    isOtherEuCountry(vatNumberCountry, sellerCountry);
  return { rate: reverseCharge ? 0 : (input.rates[country] ?? 0), reverseCharge };
}
