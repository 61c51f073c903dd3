import type { NetBounds } from "./calculate-net-bounds.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";

/** More minor units than anything costs. */
const beyondPrices = 2 ** 40;

/**
 * The list prices without VAT whose price less a discount, as `calculateUnitPrice` charges it, lies within a range. Exact:
 * a higher list price never gives a lower price, however it is rounded.
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

/** The least list price whose price reaches `charged`; one beyond all prices when none does. */
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
