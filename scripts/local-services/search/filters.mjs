import { ApiError } from "./api-error.mjs";
import { readValues } from "./records.mjs";

/**
 * @typedef {{ attribute: string, operator: string, value: string, negated: boolean }} Condition
 * @typedef {Condition[][]} Clauses every clause must hold, a clause holds when one of its conditions does
 * @typedef {import("./parameters.mjs").SearchParameters} SearchParameters
 * @typedef {import("./records.mjs").StoredRecord} StoredRecord
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
const condition = String.raw`(?:NOT\s+)?[^\s:<>=!()"]+\s*(?::|<=|>=|!=|[<>=])\s*(?:"(?:\\.|[^"\\])*"|[^\s()"]+)`;
const alternatives = String.raw`\s*${condition}(?:\s+OR\s+${condition})*\s*`;
const alternativesPattern = new RegExp(`^${alternatives}$`);
/** Algolia allows ORs within ANDs, but no ANDs within ORs. */
const clausePattern = new RegExp(
  String.raw`(?:\s*\((${alternatives})\)|\s*(${condition}))\s*(?:AND\s(?=\s*\S)|$)`,
  "gy",
);
const partsPattern = /^(?<not>NOT\s+)?(?<attribute>[^\s:<>=!]+)\s*(?<operator>[:<>=!]+)\s*(?<value>.*)$/s;

/** @param {string} text @returns {Condition} @throws {ApiError} 400 */
function readCondition(text) {
  const { not, attribute = "", operator = "", value = "" } = partsPattern.exec(text.trim())?.groups ?? {};
  if (operator !== ":" && !(operator in comparisons && value !== "" && Number.isFinite(Number(value))))
    throw new ApiError(400, `filters: Unexpected "${text}"`);
  const unquoted = value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, "$1") : value;
  return { attribute, operator, value: unquoted, negated: not !== undefined };
}

/** @param {string} text @returns {Clauses} @throws {ApiError} 400 */
function parseFilters(text) {
  if (text.trim() === "") return [];
  const matches = [...text.matchAll(clausePattern)];
  const isWhole = matches.map(([all]) => all).join("") === text;
  if (!isWhole && !alternativesPattern.test(text))
    throw new ApiError(400, `filters: Unexpected syntax in "${text}"; (X OR Y) AND Z is allowed`);
  const clauses = isWhole ? matches.map(([, group, single = ""]) => group ?? single) : [text];
  return clauses.map((clause) =>
    [...clause.matchAll(new RegExp(condition, "g"))].map(([each]) => readCondition(each)),
  );
}

/** Parses a facet filter; a dash before the value negates it. @param {string} text @returns {Condition} @throws {ApiError} 400 */
function readFacetFilter(text) {
  const colon = text.indexOf(":");
  if (colon < 1) throw new ApiError(400, `facetFilters: "${text}" is not attribute:value`);
  const [negated, value] = [text.charAt(colon + 1) === "-", text.slice(colon + 1)];
  return {
    attribute: text.slice(0, colon),
    operator: ":",
    value: value.replace(/^\\?-/, negated ? "" : "-"),
    negated,
  };
}

/** `["a:1", ["b:1", "b:2"]]`: every entry must hold, of a list within it one. @param {SearchParameters["facetFilters"]} list @param {(text: string) => Condition} read */
const readList = (list, read) =>
  [list].flat().flatMap((entry) => (entry.length === 0 ? [] : [[entry].flat().map(read)]));

/** @param {Pick<SearchParameters, "filters" | "facetFilters" | "numericFilters">} parameters @throws {ApiError} 400 */
export const readClauses = ({ filters, facetFilters, numericFilters }) => [
  ...parseFilters(filters),
  ...readList(facetFilters, readFacetFilter),
  ...readList(numericFilters, readCondition),
];

/** The name of an attribute for faceting such as "filterOnly(language)". @param {string} entry */
export const readFacetName = (entry) =>
  entry.replace(/^(?:searchable|filterOnly|afterDistinct)\((.+)\)$/, "$1");

/** Creates a filter of records. An attribute that is not listed for faceting has no value. @param {Clauses} clauses @param {readonly string[]} attributesForFaceting */
export function createFilter(clauses, attributesForFaceting) {
  const open = new Set(attributesForFaceting.map(readFacetName));
  const toTest = (/** @type {Condition} */ { attribute, operator, value, negated }) => {
    const compare = comparisons[operator];
    const isMeant = (/** @type {unknown} */ each) =>
      compare
        ? typeof each === "number" && compare(each, Number(value))
        : open.has(attribute) && String(each).toLowerCase() === value.toLowerCase();
    return (/** @type {StoredRecord} */ record) => readValues(record, attribute).some(isMeant) !== negated;
  };
  const tests = clauses.map((clause) => clause.map(toTest));
  return (/** @type {StoredRecord} */ record) => tests.every((clause) => clause.some((test) => test(record)));
}

/** Finds the only language that a filter allows, so that no other is searched; null when it allows several. @param {Clauses} clauses */
export const findLanguage = (clauses) =>
  clauses.find(([first, another]) => first?.attribute === "language" && !first.negated && !another)?.[0]
    ?.value ?? null;
