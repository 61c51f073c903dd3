import type { Currency, Money } from "../money/currency.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";

const dayMs = 86_400_000;
const windowDays = 30;

/** The price of a variation from a moment on: without VAT, in minor units, with the sale's discount. */
export type PriceRecord = {
  /** ISO date-time */
  since: string;
  msrp: Money;
  /** Percent; 0 when it was not on sale. */
  discountPercentage: number;
};

/** The parts of an earlier price, to which VAT and discount are applied as today. */
export type PriorPrice = { msrpMinor: number; discountPercentage: number };

/**
 * Resolves the lowest price of the 30 days before the current reduction, which EU law requires beside it (directive
 * 98/6/EC, article 6a). A reduction that grows without a pause counts as one reduction since its first day. When the
 * price rises but stays reduced, a new reduction begins, whose 30 days include the lower price.
 *
 * @param history every price so far, in any order
 * @returns null when there is no reduction now, or no price before it
 */
export function resolvePriorPrice(history: readonly PriceRecord[], currency: Currency): PriorPrice | null {
  const records = history.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
  const prices = records.map(({ msrp, discountPercentage }) => ({
    msrpMinor: msrp[currency],
    discountPercentage,
  }));
  const first = findStart(prices);
  const reducedAt = records[first]?.since;
  if (reducedAt === undefined) return null;
  const windowStart = Date.parse(reducedAt) - windowDays * dayMs;
  const inForce = prices.slice(0, first).filter((_, index) => {
    const until = records[index + 1]?.since ?? reducedAt;
    return Date.parse(until) > windowStart;
  });
  return inForce.toSorted((a, b) => toNet(a) - toNet(b))[0] ?? null;
}

/** The index of the price that began the current reduction; the length when nothing is reduced. */
function findStart(prices: readonly PriorPrice[]): number {
  const isGoingOn = (price: PriorPrice, index: number) => {
    const next = prices[index + 1];
    return price.discountPercentage > 0 && (next === undefined || toNet(next) <= toNet(price));
  };
  return prices.findLastIndex((price, index) => !isGoingOn(price, index)) + 1;
}

function toNet(price: PriorPrice): number {
  return calculateUnitPrice({ ...price, vatRate: 0 }).price;
}
