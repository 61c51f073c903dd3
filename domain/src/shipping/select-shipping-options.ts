/**
 * Selects the shipping options of a checkout: by the carriers of the site, in the site's order [9.6],
 * and to the country (ISO 3166-1 alpha-2 in capitals).
 */
export function selectShippingOptions<T extends { carrier: string; countries: readonly string[] }>(
  options: readonly T[],
  input: { siteCarriers: readonly string[]; country: string },
): T[] {
  return input.siteCarriers.flatMap((siteCarrier) =>
    options.filter(({ carrier, countries }) => carrier === siteCarrier && countries.includes(input.country)),
  );
}
