import { z } from "zod";
import { boolean, booleanOrLanguages, count, distinct, list, nullableList, size } from "./loose-values.mjs";

const mostHits = 1000;
const defaultRanking = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"];

/** What both the settings of an index and a single search may say, with what holds when neither does. */
export const sharedShape = {
  attributesToRetrieve: list.default(["*"]),
  attributesToHighlight: nullableList.default(null),
  attributesToSnippet: list.default([]),
  highlightPreTag: z.string().default("<em>"),
  highlightPostTag: z.string().default("</em>"),
  snippetEllipsisText: z.string().default("…"),
  hitsPerPage: size(mostHits).default(20),
  minWordSizefor1Typo: count.default(4),
  minWordSizefor2Typos: count.default(8),
  typoTolerance: z
    .preprocess(
      (value) => (value === "true" ? true : value === "false" ? false : value),
      z.union([z.boolean(), z.enum(["min", "strict"])]),
    )
    .default(true),
  // The service's own default is true: one slip in a number names another number, so here it must be asked for.
  allowTyposOnNumericTokens: boolean.default(false),
  disableTypoToleranceOnAttributes: list.default([]),
  ignorePlurals: booleanOrLanguages.default(false),
  removeStopWords: booleanOrLanguages.default(false),
  queryLanguages: list.default([]),
  decompoundQuery: boolean.default(true),
  queryType: z.enum(["prefixLast", "prefixAll", "prefixNone"]).default("prefixLast"),
  removeWordsIfNoResults: z.enum(["none", "lastWords", "firstWords", "allOptional"]).default("none"),
  optionalWords: nullableList.default([]).transform((words) => words ?? []),
  exactOnSingleWordQuery: z.enum(["attribute", "none", "word"]).default("attribute"),
  distinct: distinct.default(0),
  minProximity: z
    .preprocess((value) => (typeof value === "string" ? Number(value) : value), z.int().min(1).max(7))
    .default(1),
  responseFields: list.default(["*"]),
  maxValuesPerFacet: size(mostHits).default(100),
  sortFacetValuesBy: z.enum(["count", "alpha"]).default("count"),
  relevancyStrictness: size(100).default(100),
  ranking: list.default(defaultRanking),
};

/** What only the settings of an index may say. */
const indexShape = {
  searchableAttributes: nullableList.default(null),
  attributesForFaceting: nullableList.default(null).transform((names) => names ?? []),
  unretrievableAttributes: nullableList.default(null).transform((names) => names ?? []),
  numericAttributesForFiltering: nullableList.default(null),
  customRanking: nullableList.default(null).transform((criteria) => criteria ?? []),
  attributeForDistinct: z.string().nullable().default(null),
  disableTypoToleranceOnWords: list.default([]),
  decompoundedAttributes: z.record(z.string(), z.array(z.string())).default({}),
  paginationLimitedTo: size(20_000).default(mostHits),
  replicas: list.default([]),
};

/** Accepted and kept, without an effect here: they change figures and campaigns, not what is found. */
const withoutEffect = {
  alternativesAsExact: list.optional(),
  attributeCriteriaComputedByMinProximity: boolean.optional(),
  enableRules: boolean.optional(),
  // The language of a record is its own attribute.
  indexLanguages: list.optional(),
  enablePersonalization: boolean.optional(),
  enableReRanking: boolean.optional(),
  maxFacetHits: count.optional(),
  renderingContent: z.unknown().optional(),
  replaceSynonymsInHighlight: boolean.optional(),
  userData: z.unknown().optional(),
};

export const settingsSchema = z.strictObject({ ...sharedShape, ...indexShape, ...withoutEffect });
/** @typedef {z.output<typeof settingsSchema>} Settings */

/** As they are sent: only what is to change, and null for the default. */
export const settingsPatchSchema = z
  .strictObject(Object.fromEntries(Object.keys(settingsSchema.shape).map((key) => [key, z.unknown()])))
  .partial();

/** What a virtual replica takes from its primary whatever it says itself. */
export const ownSettingsOfVirtual = [
  "customRanking",
  "relevancyStrictness",
  "attributesToRetrieve",
  "attributesToHighlight",
  "attributesToSnippet",
  "hitsPerPage",
  "distinct",
  "maxValuesPerFacet",
  "sortFacetValuesBy",
];
