import { formatCountry } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";

/**
 * Returns a function that names countries in the page's language. The name of the seller's country, the origin of most
 * products, is part of the page, because a browser's first lookup takes a phone a tenth of a second.
 */
export function useCountryName(): (country: string) => string {
  const { shop } = useRouteContext({ from: "__root__" });
  const { seller, language } = shop;
  return (country) => (country === seller.country ? seller.countryName : formatCountry(country, language));
}
