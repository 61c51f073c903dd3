import { countFacets } from "../results/count-facets.mjs";
import { keepDistinct } from "../results/keep-distinct.mjs";
import { toHit } from "../results/to-hit.mjs";
import { sortFound } from "./sort-found.mjs";
import { findRecords } from "./find-records.mjs";

/** @typedef {import("../api/search-parameters.mjs").SearchParameters} SearchParameters */

/**
 * A virtual replica shows what is most relevant in its own order: here, the records with as few typos as the best.
 *
 * @param {readonly import("./sort-found.mjs").Found[]} found
 */
function keepRelevant(found) {
  const least = found.reduce((typos, each) => Math.min(typos, each.typos), Number.POSITIVE_INFINITY);
  return found.filter(({ typos }) => typos === least);
}

/** @param {SearchParameters} parameters */
function resolvePage({ offset, length, page, hitsPerPage, paginationLimitedTo }) {
  const isWindow = offset !== null || length !== null;
  const first = isWindow ? (offset ?? 0) : page * hitsPerPage;
  const count = isWindow ? (length ?? hitsPerPage) : hitsPerPage;
  return { isWindow, first, last: Math.min(first + count, paginationLimitedTo) };
}

/**
 * Runs one search.
 *
 * @param {{ name: string, data: import("./create-search-index.mjs").SearchIndex, isVirtual: boolean }} index
 * @param {SearchParameters} parameters
 * @returns {Record<string, unknown>} the answer of the service
 * @throws {import("../http/api-error.mjs").ApiError} 400
 */
export function search({ name, data, isVirtual }, parameters) {
  const since = performance.now();
  const found = findRecords(data, parameters);
  const isRelevant = isVirtual && parameters.relevancyStrictness > 0;
  const ranking = isVirtual ? ["custom", ...parameters.ranking] : parameters.ranking;
  const shown = isRelevant ? keepRelevant(found) : found;
  const sorted = sortFound(shown, { ...parameters, ranking }, data);
  const distinct = keepDistinct(sorted, parameters);

  const { isWindow, first, last } = resolvePage(parameters);
  const { hitsPerPage, paginationLimitedTo, facets } = parameters;
  const counted = parameters.facetingAfterDistinct ? distinct : sorted;
  const answer = {
    hits: distinct.slice(first, last).map((each) => toHit(each, parameters)),
    nbHits: distinct.length,
    ...(isVirtual
      ? {
          nbHits: isRelevant ? keepDistinct(found, parameters).length : distinct.length,
          nbSortedHits: distinct.length,
          appliedRelevancyStrictness: parameters.relevancyStrictness,
        }
      : {}),
    ...(isWindow
      ? { offset: first, length: parameters.length ?? hitsPerPage }
      : {
          page: parameters.page,
          nbPages:
            hitsPerPage === 0 ? 0 : Math.ceil(Math.min(distinct.length, paginationLimitedTo) / hitsPerPage),
          hitsPerPage,
        }),
    ...(facets.length === 0
      ? {}
      : countFacets(
          counted.map(({ record }) => record),
          parameters,
        )),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: parameters.query,
    index: name,
    processingTimeMS: Math.round(performance.now() - since),
  };
  const { responseFields } = parameters;
  if (responseFields.includes("*")) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([field]) => responseFields.includes(field)));
}
