import type { NetBounds } from "./calculate-net-bounds.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";

/** An upper bound of all prices in minor units. */
const beyondPrices = 2 ** 40;

/**
 * Inverts `calculateUnitPrice`: the range of list prices without VAT whose discounted price lies within a range.
 * Exact, because the charged price never falls as the list price rises.
 *
 * @param range minor units as charged, both ends included; null is an open end
 */
export function calculateListPriceBounds(
  range: NetBounds,
  rates: { vatRate: number; discountPercentage: number },
): NetBounds {
  return {
    from: range.from === null ? null : toLeastListPrice(range.from, rates),
    to: range.to === null ? null : toLeastListPrice(range.to + 1, rates) - 1,
  };
}

/** The smallest list price whose charged price reaches `charged`; `beyondPrices` when no list price does. */
function toLeastListPrice(charged: number, rates: { vatRate: number; discountPercentage: number }): number {
  let low = 0;
  let high = beyondPrices;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (calculateUnitPrice({ ...rates, msrpMinor: middle }).price >= charged) high = middle;
    else low = middle + 1;
  }
  return low;
}
