import { formatCountry, type PostalAddress, toPostalLines } from "@spolverk/domain";

/**
 * The lines of an address on the confirmation [3.40], with the country's name in the shopper's language. Lines whose
 * parts the API hides later are left out.
 */
export function toAddressLines(address: PostalAddress, language: string): string[] {
  return [...toPostalLines(address), formatCountry(address.country, language)];
}
