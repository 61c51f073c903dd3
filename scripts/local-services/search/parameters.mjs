import { z } from "zod";
import { parse } from "./api-error.mjs";

const list = z.array(z.string());
const most = (/** @type {number} */ value) => z.int().min(0).max(value);
/** One condition, or a list (AND) of conditions and lists (OR). */
const conditions = z.union([z.string(), z.array(z.union([z.string(), list]))]).default([]);

/** The parameters that both the settings of an index and a single search may have, with their defaults. */
const sharedShape = {
  attributesToRetrieve: list.default(["*"]),
  attributesToHighlight: list.nullable().default(null),
  attributesToSnippet: list.default([]),
  highlightPreTag: z.string().default("<em>"),
  highlightPostTag: z.string().default("</em>"),
  snippetEllipsisText: z.string().default("…"),
  hitsPerPage: most(1000).default(20),
  disableTypoToleranceOnAttributes: list.default([]),
  // Enables forms and compounds of words, not only plurals.
  ignorePlurals: z.boolean().default(false),
  queryLanguages: list.default([]),
  typoTolerance: z.union([z.literal(true), z.literal("min")]).default(true),
  minWordSizefor1Typo: z.int().min(0).default(4),
  minWordSizefor2Typos: z.int().min(0).default(8),
  removeWordsIfNoResults: z.enum(["none", "allOptional"]).default("none"),
  distinct: z.union([z.boolean(), most(1)]).default(false),
  maxValuesPerFacet: most(1000).default(100),
};

const settingsSchema = z.strictObject({
  ...sharedShape,
  searchableAttributes: list.default([]),
  attributesForFaceting: list.default([]),
  customRanking: z.array(z.string().regex(/^(?:asc|desc)\(.+\)$/)).default([]),
  attributeForDistinct: z.string().nullable().default(null),
  decompoundedAttributes: z.record(z.string(), list).default({}),
  replicas: z.array(z.string().regex(/^virtual\(.+\)$/)).default([]),
  // The emulator never tolerates typos in numbers.
  allowTyposOnNumericTokens: z.literal(false).optional(),
  exactOnSingleWordQuery: z.literal("word").optional(),
  removeStopWords: z.literal(false).optional(),
  relevancyStrictness: z.literal(0).optional(),
  // Accepted but unused: each record names its language in an attribute.
  indexLanguages: list.optional(),
});
/** @typedef {z.output<typeof settingsSchema>} Settings */

const searchSchema = z.strictObject({
  ...sharedShape,
  query: z.string().max(512).default(""),
  filters: z.string().default(""),
  facetFilters: conditions,
  numericFilters: conditions,
  facets: list.default([]),
  page: z.int().min(0).default(0),
});
/** @typedef {z.output<typeof searchSchema> & Settings} SearchParameters */

/** @param {Readonly<Record<string, unknown>>} raw what was set @throws {import("./api-error.mjs").ApiError} 400 */
export const parseSettings = (raw) => parse(settingsSchema, raw);

/** Resolves the parameters of a search: its own, otherwise the settings of the index. @param {Readonly<Record<string, unknown>>} input @param {Settings} settings @returns {SearchParameters} */
export function resolveSearchParameters(input, settings) {
  const shared = Object.keys(sharedShape).map((name) => [name, Reflect.get(settings, name)]);
  return { ...settings, ...parse(searchSchema, { ...Object.fromEntries(shared), ...input }) };
}
