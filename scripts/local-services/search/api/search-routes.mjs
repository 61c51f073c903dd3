import { z } from "zod";
import { search } from "../engine/search.mjs";
import { findRecords } from "../engine/find-records.mjs";
import { resolveFacetAttributes } from "../filters/facet-attributes.mjs";
import { ApiError } from "../http/api-error.mjs";
import { countValues } from "../results/count-facets.mjs";
import { putTags } from "../results/highlight.mjs";
import { foldText } from "../text/fold-text.mjs";
import { tokenize } from "../text/tokenize.mjs";
import { resolveSearchParameters, toParameterError } from "./search-parameters.mjs";

/**
 * @typedef {import("../http/find-route.mjs").Route} Route
 * @typedef {import("../store/create-store.mjs").Store} Store
 */

const mostQueries = 50;
const querySchema = z.looseObject({
  indexName: z.string().min(1),
  type: z.enum(["default", "facet"]).default("default"),
  facet: z.string().optional(),
});
const queriesSchema = z.object({
  requests: z.array(querySchema).max(mostQueries),
  strategy: z.enum(["none", "stopIfEnoughMatches"]).default("none"),
});
const facetQuerySchema = z.looseObject({
  facetQuery: z.string().default(""),
  maxFacetHits: z.int().min(1).max(100).default(10),
});

/** @param {Store} store @param {string} name @param {Readonly<Record<string, unknown>>} input */
function runSearch(store, name, input) {
  const index = store.get(name);
  return search(index, resolveSearchParameters(input, store.settingsOf(index)));
}

/** @param {string} value @param {readonly string[]} typed words, the last as a beginning */
function findTyped(value, typed) {
  const tokens = tokenize(value);
  const marks = typed.map((word, place) => {
    const isLast = place === typed.length - 1;
    const token = tokens.find((each) => (isLast ? each.word.startsWith(word) : each.word === word));
    return token
      ? { start: token.start, end: Math.min(token.end, token.start + word.length), queryWord: place }
      : null;
  });
  return marks.includes(null)
    ? null
    : marks.flatMap((mark) => mark ?? []).toSorted((a, b) => a.start - b.start);
}

/** @param {Store} store @param {string} name @param {string} facet @param {Readonly<Record<string, unknown>>} input */
function searchFacet(store, name, facet, input) {
  const index = store.get(name);
  const settings = store.settingsOf(index);
  const parsed = facetQuerySchema.safeParse(input);
  if (!parsed.success) throw toParameterError(parsed.error);
  const { facetQuery, maxFacetHits, ...given } = parsed.data;
  const { searchable } = resolveFacetAttributes(settings.attributesForFaceting);
  if (!searchable.has(facet))
    throw new ApiError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const parameters = resolveSearchParameters(given, settings);
  const typed = tokenize(foldText(facetQuery)).map(({ word }) => word);
  const records = findRecords(index.data, parameters).map(({ record }) => record);
  const hits = [...countValues(records, facet)].flatMap(([value, count]) => {
    const marks = findTyped(value, typed);
    return marks ? [{ value, highlighted: putTags(value, marks, parameters), count }] : [];
  });
  return {
    facetHits: hits
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, maxFacetHits),
    exhaustiveFacetsCount: true,
    processingTimeMS: 0,
  };
}

/** @param {string | null} text @param {string} name */
function readJsonParameter(text, name) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    throw new ApiError(400, `Invalid value for "${name}" parameter`);
  }
}

/** @param {Store} store @param {unknown} input */
function runQueries(store, input) {
  const parsed = queriesSchema.safeParse(input);
  if (!parsed.success)
    throw new ApiError(400, `Invalid value for "${parsed.error.issues[0]?.path.join(".")}" parameter`);
  const { requests, strategy } = parsed.data;
  const results = [];
  let isEnough = false;
  for (const { indexName, type, facet, ...query } of requests) {
    if (isEnough) {
      results.push({ hits: [], nbHits: 0, page: 0, nbPages: 0, index: indexName, processed: false });
      continue;
    }
    if (type === "facet") {
      results.push(searchFacet(store, indexName, facet ?? "", query));
      continue;
    }
    const result = runSearch(store, indexName, query);
    results.push(result);
    isEnough =
      strategy === "stopIfEnoughMatches" && Number(result["nbHits"]) >= Number(result["hitsPerPage"] ?? 0);
  }
  return { results };
}

/** The parameters of a GET, without those that say who calls. @param {URLSearchParams} query */
const withoutCredentials = (query) =>
  Object.fromEntries([...query].filter(([name]) => !name.startsWith("x-algolia-")));

/**
 * Searching: several queries at once, by POST or, as the shop's pages do [7.19], in one GET; one query; one facet.
 *
 * @param {Store} store
 * @returns {Route[]}
 */
export const createSearchRoutes = (store) => [
  {
    method: "POST",
    path: "/1/indexes/*/queries",
    permission: "search",
    handle: ({ body }) => runQueries(store, body),
  },
  {
    method: "GET",
    path: "/1/indexes/*/queries",
    permission: "search",
    handle: ({ query }) =>
      runQueries(store, {
        requests: readJsonParameter(query.get("requests"), "requests"),
        strategy: query.get("strategy") ?? undefined,
      }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/query",
    permission: "search",
    handle: ({ params, body }) => runSearch(store, params["index"] ?? "", body),
  },
  {
    method: "GET",
    path: "/1/indexes/:index/query",
    permission: "search",
    handle: ({ params, query }) => runSearch(store, params["index"] ?? "", withoutCredentials(query)),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/facets/:facet/query",
    permission: "search",
    handle: ({ params, body }) => searchFacet(store, params["index"] ?? "", params["facet"] ?? "", body),
  },
];
