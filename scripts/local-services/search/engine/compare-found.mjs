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
 *
 * @typedef {(a: Found, b: Found) => number} Comparison
 */

/** @type {Readonly<Record<string, Comparison>>} */
const textual = {
  typo: (a, b) => a.typos - b.typos,
  words: (a, b) => b.words - a.words,
  filters: (a, b) => b.filters - a.filters,
  proximity: (a, b) => a.proximity - b.proximity,
  attribute: (a, b) => a.attribute - b.attribute,
  exact: (a, b) => b.exact - a.exact,
};

/**
 * The tie-breaking order of an index: each criterion decides among those that the ones before leave equal.
 *
 * @param {{ ranking: readonly string[], customRanking: readonly string[] }} settings
 * @param {import("./create-search-index.mjs").SearchIndex} index
 * @returns {Comparison}
 */
export function createComparison({ ranking, customRanking }, index) {
  const byRank = (/** @type {readonly string[]} */ criteria) => {
    const ranks = index.ranksBy(criteria);
    return /** @type {Comparison} */ ((a, b) => (ranks.get(a.record) ?? 0) - (ranks.get(b.record) ?? 0));
  };
  const comparisons = ranking.flatMap((criterion) => {
    if (criterion === "custom") return customRanking.length === 0 ? [] : byRank(customRanking);
    if (readOrder(criterion)) return byRank([criterion]);
    return textual[criterion] ?? [];
  });
  return (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
