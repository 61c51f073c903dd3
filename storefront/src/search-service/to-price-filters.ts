import {
  type Agreement,
  calculateListPriceBounds,
  calculateNetBounds,
  type Currency,
  type NetBounds,
  toProductNumber,
} from "@spolverk/domain";

/** A price range as the shopper sees prices. */
export type PriceTerms = {
  /** In minor units, both ends included. */
  range: NetBounds;
  /** VAT included in the shown prices, in percent. */
  vatRate: number;
  /** The agreements of the signed-in account. */
  agreements: readonly Agreement[];
};

/**
 * Variations with the same percentage off by agreement. A record is outside the group when it meets one of the
 * conditions in `others`.
 */
type Group = { others: readonly string[]; discountPercentage: number };

/**
 * The search service's filters for a price range. Each list holds when one of its conditions does, and all lists have
 * to hold. A variation costs the lower of two prices: the public price, and the list price less the account's agreement
 * [9.13]. So both prices have to reach the lower end, and at least one must not exceed the upper end.
 */
export function toPriceFilters(price: PriceTerms | null, currency: Currency): string[][] {
  if (price === null) return [];
  const { range } = price;
  return [
    ...toFilters(price.vatRate, "taxed=0", price.agreements),
    // These are the filters of gift cards, which carry no VAT and which no agreement covers.
    ...toFilters(0, "taxed=1", []),
  ];

  function toFilters(vatRate: number, other: string, agreements: readonly Agreement[]): string[][] {
    const { groups, rest } = toGroups(agreements);
    const { from, to } = calculateNetBounds(range, vatRate);
    const agreed = groups.map(({ others, discountPercentage }) => ({
      others: [other, ...others],
      bounds: calculateListPriceBounds(range, { vatRate, discountPercentage }),
    }));
    const atLeast =
      from === null
        ? []
        : [
            [other, `price.${currency}>=${from}`],
            ...agreed.map(({ others, bounds }) => [...others, `msrp.${currency}>=${bounds.from}`]),
          ];
    const atMost =
      to === null
        ? []
        : [
            [other, ...rest, `price.${currency}<=${to}`],
            ...agreed.map(({ others, bounds }) => [
              ...others,
              `price.${currency}<=${to}`,
              `msrp.${currency}<=${bounds.to}`,
            ]),
          ];
    return [...atLeast, ...atMost];
  }
}

/**
 * Groups the agreements so that no variation is in two groups. A record is in one of the groups when it meets one of
 * the conditions in `rest`.
 */
function toGroups(agreements: readonly Agreement[]): { groups: Group[]; rest: string[] } {
  const best = new Map<string, number>();
  for (const { productId, discountPercentage } of agreements) {
    if (discountPercentage > (best.get(productId) ?? 0)) best.set(productId, discountPercentage);
  }
  const ofFilament = best.get("All") ?? 0;
  best.delete("All");
  const products = [...best].map(([id, discountPercentage]) => ({
    number: toProductNumber(id),
    discountPercentage,
  }));
  const isOneOf = products.map(({ number }) => `productNumber=${number}`);
  const groups = products.flatMap(({ number, discountPercentage }): Group[] => {
    const others = [`productNumber!=${number}`];
    if (discountPercentage >= ofFilament) return [{ others, discountPercentage }];
    // Two agreements cover this product if it is a filament: the better one applies.
    return [
      { others: [...others, "isFilament=0"], discountPercentage: ofFilament },
      { others: [...others, "isFilament=1"], discountPercentage },
    ];
  });
  if (ofFilament === 0) return { groups, rest: isOneOf };
  return {
    groups: [...groups, { others: ["isFilament=0", ...isOneOf], discountPercentage: ofFilament }],
    rest: [...isOneOf, "isFilament=1"],
  };
}
