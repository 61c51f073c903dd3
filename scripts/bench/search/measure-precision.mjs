import { hitsLookedAt } from "./open-search.mjs";
import { readQueries } from "./read-queries.mjs";

/**
 * Of the first ten hits the right ones, over as many as there should have been and over as many as there were: what is
 * missing counts against it, and so does what has nothing to do with the query.
 *
 * @param {readonly string[]} hits
 * @param {readonly string[]} right
 * @returns {number} 0 to 1
 */
export function calculatePrecision(hits, right) {
  const seen = hits.slice(0, hitsLookedAt);
  const wanted = Math.min(hitsLookedAt, right.length);
  return seen.filter((product) => right.includes(product)).length / Math.max(wanted, seen.length);
}

/**
 * Strict precision at 10 of a language, the mean of all queries of a set; with the share of queries whose first hit is
 * right, and the queries that are below 1.
 *
 * @param {import("./open-search.mjs").Search} search
 * @param {import("./read-queries.mjs").QuerySet} set
 * @param {import("@spolverk/content").Language} language
 */
export async function measurePrecision(search, set, language) {
  const results = [];
  for (const { query, kind, products } of readQueries(set, language)) {
    const hits = await search.find(query, language);
    const precision = calculatePrecision(hits, products);
    results.push({ query, kind, hits, isFirstRight: products.includes(hits[0] ?? ""), precision });
  }
  return {
    precision: results.reduce((sum, each) => sum + each.precision, 0) / results.length,
    firstRight: results.filter(({ isFirstRight }) => isFirstRight).length / results.length,
    queries: results.length,
    missed: results.filter(({ precision }) => precision < 1),
  };
}
