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
const ordered = 1000;

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
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {readonly import("./plan-query.mjs").QueryWord[]} queryWords
 * @param {readonly import("./collect-matches.mjs").WordMatches[]} matches of each
 * @param {Pick<import("../api/settings.mjs").Settings, "minProximity" | "exactOnSingleWordQuery">} settings
 * @returns {Candidate[]}
 */
export function findCandidates({ attributes, alone }, queryWords, matches, settings) {
  const required = matches
    .filter((_, word) => !queryWords[word]?.optional)
    .toSorted((a, b) => a.docs.size - b.docs.size);
  const [rarest, ...others] = required;
  const docs = rarest
    ? [...rarest.docs.keys()].filter((doc) => others.every((other) => other.docs.has(doc)))
    : [...new Set(matches.flatMap((each) => [...each.docs.keys()]))];

  /** @param {number} place */
  const rankOf = (place) => {
    const attribute = attributes[attributeOf(place)];
    return (
      (attribute?.rank ?? 0) * ordered + (attribute?.ordered ? Math.min(positionOf(place), ordered - 1) : 0)
    );
  };
  const isAlone = queryWords.length === 1;
  const isExact = (/** @type {number} */ place) =>
    !isAlone ||
    settings.exactOnSingleWordQuery === "word" ||
    (settings.exactOnSingleWordQuery === "attribute" && alone.has(place));
  return docs.map((doc) => {
    const found = matches.flatMap((each) => each.docs.get(doc) ?? []);
    let [typos, attribute, exact] = [0, 0, 0];
    for (const match of found) {
      typos += match.typos;
      let best = Number.POSITIVE_INFINITY;
      for (const place of match.places) best = Math.min(best, rankOf(place));
      attribute += best;
      // Exact somewhere else is not exact where it counts.
      if (match.exactPlaces.some((place) => rankOf(place) === best && isExact(place))) exact++;
    }
    return {
      doc,
      typos,
      words: found.length,
      proximity: measureProximity(
        found.map(({ places }) => places),
        settings.minProximity,
      ),
      attribute,
      exact,
    };
  });
}
