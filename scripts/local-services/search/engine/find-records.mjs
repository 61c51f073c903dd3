import { createFilter, createFilterScore, findLanguage, readClauses } from "../filters/create-filter.mjs";
import { readFacetFilters } from "../filters/read-conditions.mjs";
import { collectMatches } from "./collect-matches.mjs";
import { createPlaceRank, findCandidates } from "./find-candidates.mjs";
import { holdsFor, planQuery } from "./plan-query.mjs";

/**
 * @typedef {import("../api/search-parameters.mjs").SearchParameters} SearchParameters
 * @typedef {import("./sort-found.mjs").Found} Found
 * @typedef {import("./plan-query.mjs").QueryWord} QueryWord
 */

/**
 * @param {import("./build-text-index.mjs").TextIndex} text
 * @param {SearchParameters} parameters
 * @param {boolean} isOneWord
 */
function createMatchRules({ attributes, language, alone }, parameters, isOneWord) {
  const understands = parameters.queryLanguages.length === 0 || parameters.queryLanguages.includes(language);
  const restricted = new Set(parameters.restrictSearchableAttributes);
  const intolerant = new Set(parameters.disableTypoToleranceOnAttributes);
  const searched = attributes.map(({ name }) => restricted.size === 0 || restricted.has(name));
  const tolerant = attributes.map(({ name }) => !intolerant.has(name));
  const { exactOnSingleWordQuery, minWordSizefor1Typo } = parameters;
  return {
    minWordSizefor1Typo,
    forms: understands && holdsFor(parameters.ignorePlurals, language),
    decompound: understands && parameters.decompoundQuery,
    splits: parameters.typoTolerance !== false,
    rankOf: createPlaceRank(attributes),
    isSearched: (/** @type {number} */ attribute) => searched[attribute] ?? false,
    toleratesTypos: (/** @type {number} */ attribute) => tolerant[attribute] ?? false,
    isExactAt: (/** @type {number} */ place) =>
      !isOneWord ||
      exactOnSingleWordQuery === "word" ||
      (exactOnSingleWordQuery === "attribute" && alone.has(place)),
  };
}

/**
 * What is looked for instead when nothing is found, one after the other: words become optional from one end, or all.
 *
 * @param {SearchParameters["removeWordsIfNoResults"]} removal
 * @param {readonly QueryWord[]} queryWords
 * @returns {QueryWord[][]}
 */
function listEasierQueries(removal, queryWords) {
  if (removal === "none" || queryWords.length < 2) return [];
  if (removal === "allOptional") return [queryWords.map((word) => ({ ...word, optional: true }))];
  return queryWords
    .slice(1)
    .map((_, count) =>
      queryWords.filter((__, place) =>
        removal === "lastWords" ? place < queryWords.length - 1 - count : place > count,
      ),
    );
}

/**
 * Every record that is left: nothing that was typed makes one better than another.
 *
 * @param {number} size
 * @param {(doc: number) => boolean} isLeft
 */
const listAll = (size, isLeft) =>
  Array.from({ length: size }, (_, doc) => doc)
    .filter(isLeft)
    .map((doc) => ({ doc, typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0 }));

/** @param {Found[]} found @param {SearchParameters["typoTolerance"]} tolerance */
function dropTypos(found, tolerance) {
  if (tolerance === true || tolerance === false) return found;
  const least = found.reduce((typos, each) => Math.min(typos, each.typos), Number.POSITIVE_INFINITY);
  const most = tolerance === "min" ? least : least + 1;
  return found.filter(({ typos }) => typos <= most);
}

/**
 * Every record that answers a search, in no order.
 *
 * @param {import("./create-search-index.mjs").SearchIndex} index
 * @param {SearchParameters} parameters
 * @returns {Found[]}
 * @throws {import("../http/api-error.mjs").ApiError} 400
 */
export function findRecords(index, parameters) {
  const clauses = readClauses(parameters);
  const isLeft = createFilter(clauses, parameters);
  const score = createFilterScore(readFacetFilters(parameters.optionalFilters), parameters);
  const partitions = index.partitionsFor(parameters, findLanguage(clauses)).map((partition) => ({
    ...partition,
    queryWords: planQuery(parameters, partition.text.language),
  }));

  /** @param {typeof partitions[number]} partition @param {readonly QueryWord[]} queryWords @returns {Found[]} */
  const findIn = ({ records, text }, queryWords) => {
    const isLeftAt = (/** @type {number} */ doc) => {
      const record = records[doc];
      return record !== undefined && isLeft(record);
    };
    const rules = createMatchRules(text, parameters, queryWords.length === 1);
    const matches = collectMatches(text, queryWords, rules);
    const candidates =
      queryWords.length === 0
        ? listAll(text.size, isLeftAt)
        : findCandidates(queryWords, matches, { minProximity: parameters.minProximity, isLeft: isLeftAt });
    return candidates.map((candidate) => {
      const record = records[candidate.doc] ?? {};
      const { typos, words, proximity, attribute, exact } = candidate;
      return {
        record,
        text,
        queryWords,
        matches,
        typos,
        words,
        filters: score(record),
        proximity,
        attribute,
        exact,
      };
    });
  };

  const found = partitions.flatMap((partition) => findIn(partition, partition.queryWords));
  if (found.length > 0) return dropTypos(found, parameters.typoTolerance);
  const mostWords = Math.max(0, ...partitions.map(({ queryWords }) => queryWords.length));
  for (let step = 0; step < mostWords; step++) {
    const easier = partitions.flatMap((partition) => {
      const queryWords = listEasierQueries(parameters.removeWordsIfNoResults, partition.queryWords)[step];
      return queryWords ? findIn(partition, queryWords) : [];
    });
    if (easier.length > 0) return dropTypos(easier, parameters.typoTolerance);
  }
  return [];
}
