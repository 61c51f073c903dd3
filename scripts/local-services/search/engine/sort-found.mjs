import { readOrder } from "./rank-records.mjs";

/**
 * A record that a search has found, before it is shown.
 *
 * @typedef {object} Found
 * @property {import("./rank-records.mjs").StoredRecord} record
 * @property {import("./build-text-index.mjs").TextIndex} text of the record's language
 * @property {readonly import("./plan-query.mjs").QueryWord[]} queryWords
 * @property {readonly import("./collect-matches.mjs").WordMatches[]} matches
 * @property {number} typos
 * @property {number} words
 * @property {number} filters
 * @property {number} proximity
 * @property {number} attribute
 * @property {number} exact
 */

/** Each criterion as a number of which less is better. @type {Readonly<Record<string, (found: Found) => number>>} */
const textual = {
  typo: ({ typos }) => typos,
  words: ({ words }) => -words,
  filters: ({ filters }) => -filters,
  proximity: ({ proximity }) => proximity,
  attribute: ({ attribute }) => attribute,
  exact: ({ exact }) => -exact,
};

/**
 * Sorts by the tie-breaking order of an index: each criterion decides among those that the ones before leave equal.
 *
 * @param {readonly Found[]} found
 * @param {{ ranking: readonly string[], customRanking: readonly string[] }} settings
 * @param {import("./create-search-index.mjs").SearchIndex} index
 * @returns {Found[]}
 */
export function sortFound(found, { ranking, customRanking }, index) {
  const byRank = (/** @type {readonly string[]} */ criteria) => {
    const ranks = index.ranksBy(criteria);
    return (/** @type {Found} */ { record }) => ranks.get(record) ?? 0;
  };
  const criteria = ranking.flatMap((criterion) => {
    if (criterion === "custom") return customRanking.length === 0 ? [] : byRank(customRanking);
    if (readOrder(criterion)) return byRank([criterion]);
    return textual[criterion] ?? [];
  });
  return found
    .map((each) => ({ each, keys: criteria.map((criterion) => criterion(each)) }))
    .toSorted((a, b) => {
      for (let at = 0; at < a.keys.length; at++) {
        const order = (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ each }) => each);
}
