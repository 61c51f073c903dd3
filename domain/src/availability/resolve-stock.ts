import type { Stock, StockItem } from "./stock.ts";

/** The stock of a variation whose inventory is not managed: the maximum quantity of a backorder [9.19]. */
const boundless = 999;

/** A part that one piece of a variation takes from the stock; a kit has several. */
export type StockPart = {
  /** Pieces of the part in one piece of the variation. */
  required: number;
  /** Stock of the part at each location that the shop sells from, reservations deducted. */
  places: readonly StockItem[];
};

/**
 * Resolves the stock of a variation [3.16]. An order takes each part from one location, so the location with the most
 * of a part decides, and the scarcest part limits the kit.
 *
 * @param parts null when inventory is not managed; the variation then never runs out
 * @param restockOn YYYY-MM-DD on which more stock is expected, from `resolveRestockDate`, which drops past days
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

/** For each location, the pieces of the variation that its stock of the part suffices for. */
function countPlaces({ required, places }: StockPart): StockItem[] {
  return places.map(({ location, available }) => ({
    location,
    available: Math.max(0, Math.floor(available / required)),
  }));
}

/** For each location, the pieces of the variation that its scarcest part allows. */
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
