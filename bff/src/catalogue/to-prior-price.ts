import { calculateEarlyStart, currencies, resolvePriorPrice, type Sale } from "@spolverk/domain";
import type { CommerceVariation } from "../commerce/product.ts";
import type { VariationSummary } from "../contract/catalogue.ts";

/** The lowest price before the sale that is open to everybody; null without such a sale. */
export function toPublicPriorPrice({
  sale,
  timedSale,
  ...prices
}: Pick<CommerceVariation, "msrp" | "sale" | "timedSale" | "priceHistory">): VariationSummary["priorPrice"] {
  return sale && toPriorPrice(prices, sale, timedSale && timedSale.startsAt);
}

/**
 * The lowest price before the sale that a shopper has by `withSaleFor`: on the members' day, the low before that day.
 * Null without a sale.
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
 * @param since start of the sale, as an ISO date-time: the history lacks its first moments, and never contains the
 * members' day [9.33]. Null where the history is complete.
 */
export function toPriorPrice(
  { msrp, priceHistory }: Pick<CommerceVariation, "msrp" | "priceHistory">,
  { discountPercentage }: Sale,
  since: string | null,
): VariationSummary["priorPrice"] {
  if (discountPercentage === 0) return null;
  // Never before the last record, since the list price may have changed since.
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
