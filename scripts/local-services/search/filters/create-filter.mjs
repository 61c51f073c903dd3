import { readPath } from "../engine/read-path.mjs";
import { parseFilters } from "./parse-filters.mjs";
import { readFacetFilters, readNumericFilters, readTagFilters } from "./read-conditions.mjs";
import { resolveFacetAttributes } from "./facet-attributes.mjs";

/**
 * @typedef {import("./parse-filters.mjs").Condition} Condition
 * @typedef {import("./parse-filters.mjs").Clauses} Clauses
 * @typedef {Pick<import("../api/settings.mjs").Settings, "attributesForFaceting" | "numericAttributesForFiltering">} FilterSettings
 * @typedef {Pick<import("../api/search-parameters.mjs").SearchParameters, "filters" | "facetFilters" | "numericFilters" | "tagFilters">} FilterParameters
 */

/** @type {Readonly<Record<string, (value: number, limit: number) => boolean>>} */
const comparisons = {
  "<": (value, limit) => value < limit,
  "<=": (value, limit) => value <= limit,
  "=": (value, limit) => value === limit,
  "!=": (value, limit) => value !== limit,
  ">=": (value, limit) => value >= limit,
  ">": (value, limit) => value > limit,
};

/**
 * @param {Condition} condition
 * @param {FilterSettings} settings
 * @returns {(record: unknown) => boolean}
 */
function toTest(condition, { attributesForFaceting, numericAttributesForFiltering }) {
  const path = condition.attribute.split(".");
  const { negated } = condition;
  if (condition.kind === "facet") {
    // Nothing is known of an attribute that the settings do not open: no record has the value.
    const isOpen =
      condition.attribute === "_tags" ||
      condition.attribute === "objectID" ||
      resolveFacetAttributes(attributesForFaceting).filterable.has(condition.attribute);
    const wanted = condition.value.toLowerCase();
    return (record) =>
      (isOpen && readPath(record, path).some((value) => String(value).toLowerCase() === wanted)) !== negated;
  }
  const isOpen =
    numericAttributesForFiltering?.some(
      (name) => name.replace(/^equalOnly\((.+)\)$/, "$1") === condition.attribute,
    ) ?? true;
  const compare = comparisons[condition.kind === "number" ? condition.operator : "="];
  const holds =
    condition.kind === "number"
      ? (/** @type {number} */ value) => compare?.(value, condition.value) ?? false
      : (/** @type {number} */ value) => value >= condition.from && value <= condition.to;
  return (record) =>
    (isOpen && readPath(record, path).some((value) => typeof value === "number" && holds(value))) !== negated;
}

/**
 * @param {FilterParameters} parameters
 * @returns {Clauses}
 * @throws {import("../http/api-error.mjs").ApiError} 400
 */
export const readClauses = ({ filters, facetFilters, numericFilters, tagFilters }) => [
  ...parseFilters(filters),
  ...readFacetFilters(facetFilters),
  ...readNumericFilters(numericFilters),
  ...readTagFilters(tagFilters),
];

/**
 * @param {Clauses} clauses
 * @param {FilterSettings} settings
 * @returns {(record: unknown) => boolean}
 */
export function createFilter(clauses, settings) {
  const tests = clauses.map((clause) => clause.map((condition) => toTest(condition, settings)));
  return (record) => tests.every((clause) => clause.some((test) => test(record)));
}

/**
 * How many optional filters a record answers; it still counts when it answers none.
 *
 * @param {Clauses} clauses
 * @param {FilterSettings} settings
 * @returns {(record: unknown) => number}
 */
export function createFilterScore(clauses, settings) {
  const tests = clauses.map((clause) => clause.map((condition) => toTest(condition, settings)));
  return (record) => tests.filter((clause) => clause.some((test) => test(record))).length;
}

/**
 * The one language that a filter leaves, so that no other is searched; null when it leaves several.
 *
 * @param {Clauses} clauses
 */
export function findLanguage(clauses) {
  for (const [condition, another] of clauses)
    if (condition?.kind === "facet" && condition.attribute === "language" && !condition.negated && !another)
      return condition.value.toLowerCase();
  return null;
}
