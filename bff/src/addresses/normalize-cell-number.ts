import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Normalizes a phone number to E.164, such as +46701234567, which carriers and payment providers require [5.5]. Without
 * a country code, the number belongs to the given country (ISO alpha-2). Null when the text is not a valid number.
 */
export function normalizeCellNumber(text: string, country: string): string | null {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  // Drops the trunk zero of "+46 (0)70", which is only dialed inside the country.
  const number = parsePhoneNumberFromString(text.replace(/^(\s*(?:\+|00).*?)\(0\)/, "$1"), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
