import { ApiError } from "../http/api-error.mjs";

/**
 * @typedef {import("./parse-filters.mjs").Condition} Condition
 * @typedef {string | readonly (string | readonly string[])[]} ConditionList
 */

/**
 * `["a:1", ["b:1", "b:2"]]`: every entry must hold, of a list within it one.
 *
 * @param {ConditionList} list
 * @param {(text: string) => Condition} read
 * @returns {Condition[][]}
 */
const readList = (list, read) =>
  (typeof list === "string" ? [list] : list)
    .map((entry) => (typeof entry === "string" ? [entry] : entry).map((text) => read(text)))
    .filter((clause) => clause.length > 0);

/** @param {string} text @returns {Condition} */
function readFacetCondition(text) {
  const colon = text.indexOf(":");
  if (colon < 1) throw new ApiError(400, `facetFilters: "${text}" is not attribute:value`);
  const value = text.slice(colon + 1);
  const negated = value.startsWith("-");
  return {
    kind: "facet",
    attribute: text.slice(0, colon),
    // A value that begins with a dash is written with a backslash before it.
    value: negated ? value.slice(1) : value.replace(/^\\-/, "-"),
    negated,
  };
}

/** @param {string} text @returns {Condition} */
function readNumericCondition(text) {
  const comparison = /^\s*(?<attribute>[^\s<>=!:]+)\s*(?<operator><=|>=|!=|<|>|=)\s*(?<value>\S+)\s*$/.exec(
    text,
  )?.groups;
  const value = Number(comparison?.["value"]);
  if (comparison && Number.isFinite(value)) {
    const { attribute = "", operator = "" } = comparison;
    return { kind: "number", attribute, operator, value, negated: false };
  }
  const range = /^\s*(?<attribute>[^\s:]+):\s*(?<from>\S+)\s+(?:TO|to)\s+(?<to>\S+)\s*$/.exec(text)?.groups;
  const [from, to] = [Number(range?.["from"]), Number(range?.["to"])];
  if (!range || !Number.isFinite(from) || !Number.isFinite(to))
    throw new ApiError(400, `numericFilters: "${text}" is not a comparison or a range`);
  return { kind: "range", attribute: range["attribute"] ?? "", from, to, negated: false };
}

/** @param {string} text @returns {Condition} */
const readTagCondition = (text) => ({
  kind: "facet",
  attribute: "_tags",
  value: text.replace(/^-/, ""),
  negated: text.startsWith("-"),
});

/** @param {ConditionList} list @throws {ApiError} 400 */
export const readFacetFilters = (list) => readList(list, readFacetCondition);

/** @param {ConditionList} list @throws {ApiError} 400 */
export const readNumericFilters = (list) => readList(list, readNumericCondition);

/** @param {ConditionList} list */
export const readTagFilters = (list) => readList(list, readTagCondition);
