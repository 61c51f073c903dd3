import { createFilter, findLanguage, readClauses, readFacetName } from "./filters.mjs";
import { compareMatches, matchQuery } from "./match-query.mjs";
import { createRecordOrder, readValues } from "./records.mjs";
import { toHit } from "./to-hit.mjs";

/**
 * @typedef {object} Found a record that a search has found
 * @property {import("./records.mjs").StoredRecord} record
 * @property {import("./match-query.mjs").Match} match
 * @property {readonly import("./match-query.mjs").QueryWord[]} queryWords
 * @property {import("./text-index.mjs").TextIndex} text of the record's language
 *
 * @typedef {import("./parameters.mjs").SearchParameters} SearchParameters
 * @typedef {import("./store.mjs").Index} Index
 */

const noMatch = { typos: 0, words: 0, attribute: 0, exact: 0 };

/** Finds all records that match a search, in no order. @param {Index} index @param {SearchParameters} parameters @returns {Found[]} */
export function findRecords({ data }, parameters) {
  const clauses = readClauses(parameters);
  const isLeft = createFilter(clauses, parameters.attributesForFaceting);
  const language = findLanguage(clauses);
  const languages = new Set([...data.records.values()].map((record) => record["language"]));
  const opened = [...languages]
    .filter((each) => language === null || each === language)
    .map((each) => data.openLanguage(each, parameters));
  const find = (/** @type {boolean} */ isOptional) =>
    opened.flatMap(({ records, text }) => {
      const { queryWords, matches } = matchQuery(text, parameters, isOptional);
      return records.flatMap((record) => {
        const match = queryWords.length === 0 ? noMatch : matches.get(String(record["objectID"]));
        return match && isLeft(record) ? [{ record, match, queryWords, text }] : [];
      });
    });
  const found = find(false);
  const answer =
    found.length === 0 && parameters.removeWordsIfNoResults === "allOptional" ? find(true) : found;
  return parameters.typoTolerance === "min" ? keepFewestTypos(answer) : answer;
}

/** @param {readonly Found[]} found @returns {Found[]} */
function keepFewestTypos(found) {
  const fewest = found.reduce((least, { match }) => Math.min(least, match.typos), Infinity);
  return found.filter(({ match }) => match.typos === fewest);
}

/** Sorts by relevance, then by the custom ranking; a replica sorts by its custom ranking first. @param {readonly Found[]} found @param {SearchParameters} parameters @param {boolean} isReplica */
function sortFound(found, { customRanking }, isReplica) {
  const compare = createRecordOrder(customRanking);
  return found.toSorted((a, b) => {
    const [relevance, custom] = [compareMatches(a.match, b.match), compare(a.record, b.record)];
    return isReplica ? custom || relevance : relevance || custom;
  });
}

/** Keeps the first record of each value of the distinct attribute. @param {readonly Found[]} found @param {SearchParameters} parameters */
function keepDistinct(found, { distinct, attributeForDistinct }) {
  if (!distinct || attributeForDistinct === null) return found;
  const first = new Map(
    found.toReversed().map((each) => [readValues(each.record, attributeForDistinct)[0] ?? each, each]),
  );
  const kept = new Set(first.values());
  return found.filter((each) => kept.has(each));
}

/** Counts facets: an attribute with `afterDistinct` among the shown records, any other among all found. @param {readonly Found[]} found @param {readonly Found[]} shown @param {SearchParameters} parameters */
function countFacets(found, shown, { facets, attributesForFaceting, maxValuesPerFacet }) {
  const counted = attributesForFaceting
    .filter((entry) => !entry.startsWith("filterOnly("))
    .map((entry) => ({
      name: readFacetName(entry),
      records: entry.startsWith("afterDistinct(") ? shown : found,
    }));
  const all = counted
    .filter(({ name }) => facets.includes("*") || facets.includes(name))
    .map(({ name, records }) => ({
      name,
      values: records.flatMap(({ record }) => readValues(record, name)),
    }));
  const counts = all.flatMap(({ name, values }) => {
    /** @type {Map<string, number>} */
    const byValue = new Map();
    for (const value of values.map(String)) byValue.set(value, (byValue.get(value) ?? 0) + 1);
    const sorted = [...byValue].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return sorted.length === 0 ? [] : [[name, Object.fromEntries(sorted.slice(0, maxValuesPerFacet))]];
  });
  const stats = all.flatMap(({ name, values }) => {
    const numbers = values.filter((value) => typeof value === "number").toSorted((a, b) => a - b);
    return numbers.length === 0 ? [] : [[name, { min: numbers[0], max: numbers.at(-1) }]];
  });
  return { facets: Object.fromEntries(counts), facets_stats: Object.fromEntries(stats) };
}

/** Answers one search. @param {Index} index @param {SearchParameters} parameters @throws {import("./api-error.mjs").ApiError} 400 */
export function search(index, parameters) {
  const { page, hitsPerPage, query, facets } = parameters;
  const sorted = sortFound(findRecords(index, parameters), parameters, index.primary !== null);
  const shown = keepDistinct(sorted, parameters);
  const hits = shown.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: hits.map((found) => toHit(found, parameters)),
    nbHits: shown.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(shown.length / hitsPerPage),
    hitsPerPage,
    ...(facets.length > 0 && countFacets(sorted, shown, parameters)),
    query,
    index: index.name,
  };
}
