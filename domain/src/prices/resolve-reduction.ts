import { calculateUnitPrice } from "./calculate-unit-price.ts";
import type { VariationPrice } from "./price-variation.ts";
import type { PriorPrice } from "./resolve-prior-price.ts";

/** What is told of a reduction: "-N%", and the price that is struck out, in minor units without VAT and with it. */
export type Reduction = { percentage: number; before: { net: number; gross: number } };

/**
 * How a sale is announced as a reduction, which it may be only where its price is below the lowest of the 30 days before
 * it (directive 98/6/EC, article 6a). Nothing else decides that. An account's agreement is no announcement to the public.
 *
 * @param prior of `resolvePriorPrice`; null where the goods never had a price before the sale, from which nothing is
 * reduced
 * @param isFromLow counts from that lowest price, in whole percent rounded down, as C-330/23 asks; otherwise from the list
 * price [9.13]
 * @returns null where it is not announced; the price is the same
 */
export function resolveReduction(
  { discountSource, discountPercentage, vatRate, net, gross }: VariationPrice,
  prior: PriorPrice | null,
  isFromLow: boolean,
): Reduction | null {
  if (discountSource !== "sale" || prior === null) return null;
  const low = {
    net: calculateUnitPrice({ ...prior, vatRate: 0 }).price,
    gross: calculateUnitPrice({ ...prior, vatRate }).price,
  };
  // Rounding may make one of the two views equal.
  if (net.price >= low.net || gross.price >= low.gross) return null;
  if (!isFromLow) return { percentage: discountPercentage, before: { net: net.msrp, gross: gross.msrp } };
  const percentage = Math.floor((100 * (low.gross - gross.price)) / low.gross);
  return percentage > 0 ? { percentage, before: low } : null;
}
