import { docOf } from "./places.mjs";

/** No record has this many typos in a word. */
const none = 255;

/**
 * Which records answer one word of a query, each at its best: with the fewest typos and, among those, in the attribute
 * that counts most. Kept in flat arrays, because a word may be in every record.
 *
 * @param {object} options
 * @param {number} options.size how many records there are
 * @param {(place: number) => number} options.rankOf 0 for the place that counts most
 * @param {boolean} options.keepsPlaces are the places asked for, to see what stands near what?
 */
export function createWordMatches({ size, rankOf, keepsPlaces }) {
  /** @type {number[]} */
  const docs = [];
  const typosOf = new Uint8Array(size).fill(none);
  const ranks = new Int32Array(size);
  const exact = new Uint8Array(size);
  /** @type {Map<number, number[]>} */
  const places = new Map();

  return {
    docs: /** @type {readonly number[]} */ (docs),
    has: (/** @type {number} */ doc) => typosOf[doc] !== none,
    typosOf: (/** @type {number} */ doc) => typosOf[doc] ?? none,
    rankOf: (/** @type {number} */ doc) => ranks[doc] ?? 0,
    isExact: (/** @type {number} */ doc) => exact[doc] === 1,
    placesOf: (/** @type {number} */ doc) => places.get(doc) ?? [],
    /** Words of the index to be marked, and how much of each. @type {Map<string, number>} */
    marks: new Map(),
    /** Stems of the words to be marked whole. @type {Set<string>} */
    stems: new Set(),
    /** @param {number} place @param {number} typos @param {boolean} isExact */
    add(place, typos, isExact) {
      const doc = docOf(place);
      const before = typosOf[doc] ?? none;
      if (typos > before) return;
      const rank = rankOf(place);
      if (typos < before) {
        if (before === none) docs.push(doc);
        typosOf[doc] = typos;
        ranks[doc] = rank;
        exact[doc] = isExact ? 1 : 0;
        if (keepsPlaces) places.set(doc, [place]);
        return;
      }
      if (keepsPlaces) places.get(doc)?.push(place);
      // Exact somewhere else is not exact where it counts.
      if (rank < (ranks[doc] ?? 0)) exact[doc] = isExact ? 1 : 0;
      else if (rank === ranks[doc] && isExact) exact[doc] = 1;
      ranks[doc] = Math.min(rank, ranks[doc] ?? 0);
    },
  };
}
/** @typedef {ReturnType<typeof createWordMatches>} WordMatches */
