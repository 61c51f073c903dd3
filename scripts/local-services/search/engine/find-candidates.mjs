import { attributeOf, positionOf } from "./places.mjs";

/**
 * A record that answers a query, with what the ranking compares.
 *
 * @typedef {object} Candidate
 * @property {number} doc
 * @property {number} typos
 * @property {number} words how many words of the query it answers
 * @property {number} proximity 0 when they stand side by side
 * @property {number} attribute 0 when they stand at the beginning of the first attribute
 * @property {number} exact how many words it answers exactly
 */

const farthest = 8;
const ranksOfOneAttribute = 1000;

/**
 * How much a place counts: less in a later attribute and, where the settings want it so, further back in one.
 *
 * @param {readonly import("./searchable-attributes.mjs").SearchableAttribute[]} attributes
 */
export const createPlaceRank = (attributes) => (/** @type {number} */ place) => {
  const attribute = attributes[attributeOf(place)];
  if (!attribute) return 0;
  const back = attribute.ordered ? Math.min(positionOf(place), ranksOfOneAttribute - 1) : 0;
  return attribute.rank * ranksOfOneAttribute + back;
};

/** @param {number} first @param {number} second places in one record */
function measureDistance(first, second) {
  if (attributeOf(first) !== attributeOf(second)) return farthest;
  const steps = positionOf(second) - positionOf(first);
  // The wrong way round is one worse.
  return Math.min(farthest, steps > 0 ? steps : 1 - steps);
}

/** @param {readonly (readonly number[])[]} places of each word @param {number} least */
function measureProximity(places, least) {
  let sum = 0;
  for (let word = 1; word < places.length; word++) {
    let nearest = farthest;
    for (const first of places[word - 1] ?? [])
      for (const second of places[word] ?? [])
        if (nearest > least) nearest = Math.min(nearest, measureDistance(first, second));
    sum += Math.max(nearest, least) - least;
  }
  return sum;
}

/**
 * The records that answer all words of a query that are not optional, and at least one.
 *
 * @param {readonly import("./plan-query.mjs").QueryWord[]} queryWords
 * @param {readonly import("./word-matches.mjs").WordMatches[]} matches of each
 * @param {{ minProximity: number, isLeft: (doc: number) => boolean }} options isLeft: by the filters
 * @returns {Candidate[]}
 */
export function findCandidates(queryWords, matches, { minProximity, isLeft }) {
  const required = matches
    .filter((_, word) => !queryWords[word]?.optional)
    .toSorted((a, b) => a.docs.length - b.docs.length);
  const [rarest, ...others] = required;
  const docs = rarest
    ? rarest.docs.filter((doc) => others.every((other) => other.has(doc)))
    : [...new Set(matches.flatMap((each) => each.docs))];
  return docs.filter(isLeft).map((doc) => {
    const found = matches.filter((each) => each.has(doc));
    let [typos, attribute, exact] = [0, 0, 0];
    for (const match of found) {
      typos += match.typosOf(doc);
      attribute += match.rankOf(doc);
      if (match.isExact(doc)) exact++;
    }
    const proximity =
      found.length < 2
        ? 0
        : measureProximity(
            found.map((match) => match.placesOf(doc)),
            minProximity,
          );
    return { doc, typos, words: found.length, proximity, attribute, exact };
  });
}
