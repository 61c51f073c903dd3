import type { Site } from "@spolverk/content";
import { currencies, type Money, resolveFreeShipping, selectShippingOptions } from "@spolverk/domain";
import type { CommerceShippingOption } from "../commerce/engine.ts";
import type { FreeShippingReply } from "../contract/free-shipping.ts";

/** The sum of goods from which a site's carriers deliver free of charge to its default country [9.37]. */
export function findFreeShipping(
  { carriers: siteCarriers, defaultCountry: country }: Site,
  options: readonly CommerceShippingOption[],
): FreeShippingReply {
  const offered = selectShippingOptions(options, { siteCarriers, country, pieceGrams: [] });
  const thresholds = currencies.flatMap((currency) => {
    const thresholdsMinor = offered.map(({ freeAbove }) => freeAbove?.[currency] ?? null);
    const free = resolveFreeShipping({ thresholdsMinor, goodsTotalMinor: 0 });
    return free ? [[currency, free.freeAboveMinor] as const] : [];
  });
  return { country, freeAbove: thresholds.length === 0 ? null : (Object.fromEntries(thresholds) as Money) };
}
