import { formatCountry } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";

/**
 * Names countries in the language of the page. The seller's, which most products come from, is in the page already: the
 * first name that a browser makes takes a phone a tenth of a second.
 */
export function useCountryName(): (country: string) => string {
  const { shop } = useRouteContext({ from: "__root__" });
  const { seller, language } = shop;
  return (country) => (country === seller.country ? seller.countryName : formatCountry(country, language));
}
