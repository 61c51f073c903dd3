import { z } from "zod";
import { ApiError } from "../http/api-error.mjs";
import { boolean, conditions, count, list, nullableList, size } from "./loose-values.mjs";
import { sharedShape } from "./settings.mjs";

const searchShape = {
  query: z.string().max(512).default(""),
  filters: z.string().default(""),
  facetFilters: conditions.default([]),
  optionalFilters: conditions.default([]),
  numericFilters: conditions.default([]),
  tagFilters: conditions.default([]),
  restrictSearchableAttributes: list.default([]),
  facets: nullableList.default(null).transform((names) => names ?? []),
  facetingAfterDistinct: boolean.default(false),
  page: count.default(0),
  offset: count.nullable().default(null),
  length: size(1000).nullable().default(null),
  getRankingInfo: boolean.default(false),
};

/** Said of every search by the clients; they measure and personalise, which nobody does here. */
const withoutEffect = {
  analytics: boolean.optional(),
  analyticsTags: list.optional(),
  clickAnalytics: boolean.optional(),
  enableABTest: boolean.optional(),
  enablePersonalization: boolean.optional(),
  enableRules: boolean.optional(),
  naturalLanguages: list.optional(),
  percentileComputation: boolean.optional(),
  ruleContexts: list.optional(),
  synonyms: boolean.optional(),
  userToken: z.string().optional(),
};

const given = z.strictObject({ ...sharedShape, ...searchShape, ...withoutEffect });
/** @typedef {z.output<typeof given> & import("./settings.mjs").Settings} SearchParameters */

/**
 * The first problem of a parsed body, in the service's words.
 *
 * @param {z.ZodError} error
 */
export function toParameterError({ issues: [issue] }) {
  if (issue?.code === "unrecognized_keys") return new ApiError(400, `Unknown parameter: ${issue.keys[0]}`);
  const where = issue?.path.join(".") ?? "";
  return new ApiError(400, where === "" ? "Invalid value" : `Invalid value for "${where}" parameter`);
}

/**
 * What holds for one search: what it says itself, else the settings of the index, else the default. The parameters may
 * stand in one query string under `params` too.
 *
 * @param {Readonly<Record<string, unknown>>} input
 * @param {import("./settings.mjs").Settings} settings
 * @returns {SearchParameters}
 * @throws {ApiError} 400
 */
export function resolveSearchParameters({ params, ...input }, settings) {
  const said = {
    ...Object.fromEntries(new URLSearchParams(typeof params === "string" ? params : "")),
    ...input,
  };
  const known = Object.fromEntries(Object.keys(sharedShape).map((key) => [key, Reflect.get(settings, key)]));
  const result = given.safeParse({ ...known, ...said });
  if (!result.success) throw toParameterError(result.error);
  return { ...settings, ...result.data };
}
