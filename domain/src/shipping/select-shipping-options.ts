type ShippingOption = {
  carrier: string;
  countries: readonly string[];
  /** The maximum weight of a parcel with packing; null without a limit. */
  maxParcelGrams: number | null;
};

/**
 * Selects the shipping options of a checkout: those of the site's carriers, in the site's order [9.6], that deliver to
 * the country and accept the weight of the heaviest piece [3.51]. Only the heaviest piece decides, because an order can
 * be packed into several parcels, but a piece cannot.
 *
 * @param input.country ISO 3166-1 alpha-2 in capitals
 * @param input.pieceGrams packed weight of one piece of each line, in grams; a line of unknown weight is left out, so
 *   that an empty list excludes no option
 */
export function selectShippingOptions<T extends ShippingOption>(
  options: readonly T[],
  input: { siteCarriers: readonly string[]; country: string; pieceGrams: readonly number[] },
): T[] {
  const heaviest = Math.max(0, ...input.pieceGrams);
  return input.siteCarriers.flatMap((siteCarrier) =>
    options.filter(
      ({ carrier, countries, maxParcelGrams }) =>
        carrier === siteCarrier &&
        countries.includes(input.country) &&
        (maxParcelGrams === null || heaviest <= maxParcelGrams),
    ),
  );
}
