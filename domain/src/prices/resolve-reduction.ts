import { calculateUnitPrice } from "./calculate-unit-price.ts";
import type { VariationPrice } from "./price-variation.ts";
import type { PriorPrice } from "./resolve-prior-price.ts";

/** A displayed reduction: "-N%", and the struck-out price in minor units, without and with VAT. */
export type Reduction = { percentage: number; before: { net: number; gross: number } };

/**
 * Resolves how a page announces a sale as a reduction. A sale may be announced only when its price is below the lowest
 * price of the 30 days before it (directive 98/6/EC, article 6a). The discount of an account's agreement is never
 * announced: its price is not offered to the public.
 *
 * @param prior from `resolvePriorPrice`; null when the goods had no price before the sale
 * @param isFromLow whether the percentage counts from that lowest price, in whole percent rounded down, as the judgment
 *   C-330/23 requires; otherwise it counts from the list price [9.13]
 * @returns null when the sale is not announced as a reduction; its price stays the same
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
  // Rounding may make the two prices equal in one view.
  if (net.price >= low.net || gross.price >= low.gross) return null;
  if (!isFromLow) return { percentage: discountPercentage, before: { net: net.msrp, gross: gross.msrp } };
  const percentage = Math.floor((100 * (low.gross - gross.price)) / low.gross);
  return percentage > 0 ? { percentage, before: low } : null;
}
