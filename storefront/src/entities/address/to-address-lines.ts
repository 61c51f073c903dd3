import type { Billing } from "@spolverk/bff/contract";

type Parts = Pick<
  Billing,
  | "company"
  | "firstName"
  | "lastName"
  | "addressLine1"
  | "addressLine2"
  | "zip"
  | "city"
  | "state"
  | "country"
>;

/**
 * The lines of an address as the confirmation shows them [3.40], the country by its name in the shopper's language.
 * Lines whose parts the API hides by now fall away.
 */
export function toAddressLines(address: Parts, language: string): string[] {
  const { company, firstName, lastName, addressLine1, addressLine2, zip, city, state, country } = address;
  const town = [zip, city].join(" ").trim();
  const countryName = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2,
    [town, state].filter((part) => part !== "").join(", "),
    countryName,
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}
