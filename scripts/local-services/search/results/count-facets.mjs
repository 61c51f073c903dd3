import { readPath } from "../engine/read-path.mjs";
import { resolveFacetAttributes } from "../filters/facet-attributes.mjs";

/**
 * @typedef {import("../api/search-parameters.mjs").SearchParameters} SearchParameters
 * @typedef {import("../engine/rank-records.mjs").StoredRecord} StoredRecord
 */

/**
 * How many records have each value of an attribute.
 *
 * @param {readonly StoredRecord[]} records
 * @param {string} attribute
 * @returns {Map<string, number>}
 */
export function countValues(records, attribute) {
  const path = attribute.split(".");
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const record of records)
    for (const value of new Set(readPath(record, path).map(String)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** @param {readonly StoredRecord[]} records @param {string} attribute */
function measureNumbers(records, attribute) {
  const path = attribute.split(".");
  const numbers = records
    .flatMap((record) => readPath(record, path))
    .filter((value) => typeof value === "number");
  if (numbers.length === 0) return null;
  let [min, max, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of numbers) {
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value;
  }
  return { min, max, avg: sum / numbers.length, sum };
}

/**
 * The counts of the facets asked for, of those that the settings open; numbers with their range.
 *
 * @param {readonly StoredRecord[]} records
 * @param {SearchParameters} parameters
 */
export function countFacets(
  records,
  { facets, attributesForFaceting, maxValuesPerFacet, sortFacetValuesBy },
) {
  const { counted } = resolveFacetAttributes(attributesForFaceting);
  const wanted = facets.includes("*") ? [...counted] : facets.filter((name) => counted.has(name));
  const counts = wanted.map((name) => {
    const sorted = [...countValues(records, name)].toSorted(([a, countA], [b, countB]) =>
      sortFacetValuesBy === "count" && countA !== countB ? countB - countA : a < b ? -1 : 1,
    );
    return /** @type {const} */ ([name, Object.fromEntries(sorted.slice(0, maxValuesPerFacet))]);
  });
  const stats = wanted.flatMap((name) => {
    const numbers = measureNumbers(records, name);
    return numbers ? [/** @type {const} */ ([name, numbers])] : [];
  });
  return {
    facets: Object.fromEntries(counts.filter(([, values]) => Object.keys(values).length > 0)),
    ...(stats.length === 0 ? {} : { facets_stats: Object.fromEntries(stats) }),
  };
}
