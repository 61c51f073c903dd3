/**
 * A key of a company, however its number is written, such as "SE5560360793": the country (ISO alpha-2 in capitals)
 * and the number's letters and digits. A French establishment counts as its company, and a British number may lack
 * its leading zero. Returns null for a number without a letter or digit.
 */
export function toOrganizationKey(country: string, number: string): string | null {
  const compact = number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (compact === "") return null;
  return `${country}${unify(country, compact)}`;
}

function unify(country: string, compact: string): string {
  if (country === "FR") return compact.slice(0, 9);
  return country === "GB" ? compact.padStart(8, "0") : compact;
}

/** The key of a company by its register number or, without one, by its VAT number. */
export function toCompanyKey(company: {
  country: string;
  organizationNumber: string;
  vatNumber: string;
}): string | null {
  return toOrganizationKey(company.country, company.organizationNumber || company.vatNumber);
}
