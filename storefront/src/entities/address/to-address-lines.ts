import { formatCountry, type PostalAddress, toPostalLines } from "@spolverk/domain";

/**
 * The lines of an address as the confirmation shows them [3.40], the country by its name in the shopper's language.
 * Lines whose parts the API hides by now fall away.
 */
export function toAddressLines(address: PostalAddress, language: string): string[] {
  return [...toPostalLines(address), formatCountry(address.country, language)];
}
