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
 * The lowest price before the sale that `withSaleFor` gives a shopper; on the members' day, the lowest price before
 * that day. Null without a sale.
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
 * @param since start of the sale (ISO date-time). The price history records a sale only a moment after its start, and
 * never records the members' day [9.33]. Null where the history already contains the sale.
 */
export function toPriorPrice(
  { msrp, priceHistory }: Pick<CommerceVariation, "msrp" | "priceHistory">,
  { discountPercentage }: Sale,
  since: string | null,
): VariationSummary["priorPrice"] {
  if (discountPercentage === 0) return null;
  // Not before the last record of the history: the list price may have changed after the sale's start.
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
