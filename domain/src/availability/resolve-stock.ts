import type { Stock, StockItem } from "./stock.ts";

/** The most of anything that one order takes [9.19]. */
const boundless = 999;

/** What one piece of a variation takes from the stock: a kit has several parts. */
export type StockPart = {
  /** Pieces of the part in one of the variation. */
  required: number;
  /** What each place that the shop sells from has of the part, stocked less reserved. */
  places: readonly StockItem[];
};

/**
 * What can be ordered of a variation [3.16]. An order takes each part from one place, so the place that has the most of
 * a part decides, and the scarcest part decides for the whole.
 *
 * @param parts null for a variation whose stock is not counted, which never runs out
 * @param restockOn YYYY-MM-DD on which more is expected; a day that has passed is not one (`resolveRestockDate`)
 */
export function resolveStock(parts: readonly StockPart[] | null, restockOn: string | null): Stock {
  if (parts === null) return { totalAvailable: boundless, ETA: restockOn, items: [] };
  const counts = parts.map((part) => Math.max(0, ...countPlaces(part).map(({ available }) => available)));
  return {
    totalAvailable: counts.length === 0 ? 0 : Math.min(...counts),
    ETA: restockOn,
    items: listPlaces(parts),
  };
}

/** How many pieces of the variation each place has the part for. */
function countPlaces({ required, places }: StockPart): StockItem[] {
  return places.map(({ location, available }) => ({
    location,
    available: Math.max(0, Math.floor(available / required)),
  }));
}

/** Each place with what it has of the whole: as many as of the scarcest part. */
function listPlaces(parts: readonly StockPart[]): StockItem[] {
  const counted = parts.map(countPlaces);
  const locations = [...new Set(counted.flat().map(({ location }) => location))];
  return locations.map((location) => ({
    location,
    available: Math.min(
      ...counted.map((places) => places.find((place) => place.location === location)?.available ?? 0),
    ),
  }));
}
