import { formatCountry } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";

/**
 * Returns a function that names countries in the page's language. The page contains the name of the seller's country,
 * which is the origin of most products, because the first lookup of a country's name takes a phone a tenth of a second.
 */
export function useCountryName(): (country: string) => string {
  const { shop } = useRouteContext({ from: "__root__" });
  const { seller, language } = shop;
  return (country) => (country === seller.country ? seller.countryName : formatCountry(country, language));
}
