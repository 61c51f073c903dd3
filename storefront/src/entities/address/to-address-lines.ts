import { formatCountry, type PostalAddress, toPostalLines } from "@spolverk/domain";

/**
 * The lines of an address on the confirmation [3.40], with the country's name in the shopper's language. After a time
 * the API hides parts of the address: a line whose parts are hidden is left out.
 */
export function toAddressLines(address: PostalAddress, language: string): string[] {
  return [...toPostalLines(address), formatCountry(address.country, language)];
}
