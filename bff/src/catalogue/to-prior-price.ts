import { calculateEarlyStart, currencies, resolvePriorPrice, type Sale } from "@spolverk/domain";
import type { CommerceVariation } from "../commerce/product.ts";
import type { VariationSummary } from "../contract/catalogue.ts";

/** The lowest price before the sale that everybody has now; null without one. */
export function toPublicPriorPrice({
  sale,
  timedSale,
  ...prices
}: Pick<CommerceVariation, "msrp" | "sale" | "timedSale" | "priceHistory">): VariationSummary["priorPrice"] {
  return sale && toPriorPrice(prices, sale, timedSale && timedSale.startsAt);
}

/**
 * The lowest price before the sale that a variation has for a shopper, as `withSaleFor` gives it: before the members' day
 * while that lasts. null without one.
 */
export function toPriorPriceAt(
  { sale, timedSale, ...prices }: Pick<CommerceVariation, "msrp" | "sale" | "timedSale" | "priceHistory">,
  at: Date,
): VariationSummary["priorPrice"] {
  if (!sale) return null;
  if (!timedSale) return toPriorPrice(prices, sale, null);
  const isEarly = at.toISOString() < timedSale.startsAt;
  return toPriorPrice(prices, sale, isEarly ? calculateEarlyStart(timedSale) : timedSale.startsAt);
}

/**
 * The lowest price before a sale in each currency; null where no price before it is known.
 *
 * @param since when it began, as an ISO date-time: the history does not have its first moments yet, and never has the day
 * that members are ahead [9.33]. Null where the history is all there is.
 */
export function toPriorPrice(
  { msrp, priceHistory }: Pick<CommerceVariation, "msrp" | "priceHistory">,
  { discountPercentage }: Sale,
  since: string | null,
): VariationSummary["priorPrice"] {
  if (discountPercentage === 0) return null;
  // Never before the last record: the list price may have been changed since.
  const latest = [since ?? "", ...priceHistory.map((record) => record.since)].toSorted().at(-1) ?? "";
  const current = { since: latest, msrp, discountPercentage };
  const history = since === null ? priceHistory : [...priceHistory, current];
  const prices = currencies.flatMap((currency) => {
    const price = resolvePriorPrice(history, currency);
    return price ? [[currency, price] as const] : [];
  });
  if (prices.length < currencies.length) return null;
  return Object.fromEntries(prices) as VariationSummary["priorPrice"];
}
