import { keepTogether } from "../texts/keep-together.ts";

type Town = { zip: string; city: string; state: string };
export type PostalAddress = Town & {
  company: string;
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  /** ISO 3166-1 alpha-2 in capitals */
  country: string;
};

const join = (separator: string, ...parts: string[]) => parts.filter((part) => part !== "").join(separator);

const zipCity = ({ zip, city, state }: Town) => [join(" ", zip, city), state];
const zipCityState = ({ zip, city, state }: Town) => [join(", ", join(" ", zip, city), state)];
const cityZip = ({ zip, city, state }: Town) => [join(" ", city, zip), state];
const cityStateZip = ({ zip, city, state }: Town) => [join(" ", city, state, zip)];
const cityAboveZip = ({ zip, city, state }: Town) => [city, state, zip];

/**
 * The lines with town, postal code and state, for the countries that do not write "252 25 Helsingborg": postal code,
 * then town. Source: the addressing formats of the Universal Postal Union.
 */
const towns: Readonly<Record<string, (town: Town) => string[]>> = {
  AU: cityStateZip,
  BR: ({ zip, city, state }) => [join(" ", zip, join(" - ", city, state))],
  CA: cityStateZip,
  GB: cityAboveZip,
  IE: cityAboveZip,
  IL: cityZip,
  IN: cityZip,
  JP: cityZip,
  KR: cityZip,
  LV: ({ zip, city }) => [join(", ", city, zip.replace(/^(?=\d)/, "LV-"))],
  MT: cityZip,
  MX: zipCityState,
  NZ: cityZip,
  SG: cityZip,
  TH: cityZip,
  TW: cityZip,
  US: ({ zip, city, state }) => [join(", ", city, join(" ", state, zip))],
  ZA: cityAboveZip,
};

/**
 * An address line by line as on an envelope, without the country. Empty parts are omitted. A postal code is never
 * broken across lines.
 */
export function toPostalLines(address: PostalAddress): string[] {
  const { company, firstName, lastName, addressLine1, addressLine2, country } = address;
  const zip = keepTogether(address.zip.trim());
  const town = { zip, city: address.city.trim(), state: address.state.trim() };
  const toTown = towns[country] ?? zipCity;
  return [company, join(" ", firstName, lastName), addressLine1, addressLine2, ...toTown(town)]
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
