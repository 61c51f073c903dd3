import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number in the one form that carriers and payment providers take, E.164 such as +46701234567 [5.5].
 * Without a country code it is a number of the given country (ISO alpha-2). Null when it cannot be a number.
 */
export function normalizeCellNumber(text: string, country: string): string | null {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  // Many write +46 (0)70: the zero is for callers inside the country.
  const number = parsePhoneNumberFromString(text.replace(/^(\s*(?:\+|00).*?)\(0\)/, "$1"), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
