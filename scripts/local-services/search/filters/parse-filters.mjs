import { ApiError } from "../http/api-error.mjs";
import { lexFilters } from "./lex-filters.mjs";

/**
 * One condition of a filter.
 *
 * @typedef {{ kind: "facet", attribute: string, value: string, negated: boolean }} FacetCondition
 * @typedef {{ kind: "number", attribute: string, operator: string, value: number, negated: boolean }} NumberCondition
 * @typedef {{ kind: "range", attribute: string, from: number, to: number, negated: boolean }} RangeCondition
 * @typedef {FacetCondition | NumberCondition | RangeCondition} Condition
 *
 * A filter: every clause must hold, a clause holds when one of its conditions does.
 * @typedef {readonly (readonly Condition[])[]} Clauses
 *
 * @typedef {import("./lex-filters.mjs").FilterToken} FilterToken
 */

/** @param {string} text @param {number} at @param {string} problem */
const refuse = (text, at, problem) => new ApiError(400, `filters: ${problem} at col ${at + 1} of "${text}"`);

/** @param {Condition} condition */
const familyOf = ({ kind, attribute }) =>
  kind !== "facet" ? "number" : attribute === "_tags" ? "tag" : "facet";

/**
 * Reads a `filters` expression. As in the service itself, ORs may stand within ANDs and not the other way round, and a
 * group of one kind of condition is not mixed with another.
 *
 * @param {string} text
 * @returns {Clauses}
 * @throws {ApiError} 400, with what was not expected and where
 */
export function parseFilters(text) {
  const lexed = lexFilters(text);
  if (!Array.isArray(lexed)) throw refuse(text, lexed.at, `Unexpected character "${lexed.unexpected}"`);
  const tokens = lexed;
  let next = 0;

  const peek = () => tokens[next];
  const unexpected = () => {
    const token = peek();
    return token
      ? refuse(text, token.at, `Unexpected "${token.text}"`)
      : refuse(text, text.length, "Unexpected end of filter");
  };
  const takeIf = (/** @type {FilterToken["kind"]} */ kind, /** @type {string} */ content) => {
    const token = peek();
    if (token?.kind !== kind || token.text !== content) return false;
    next++;
    return true;
  };
  const takeText = () => {
    const token = peek();
    const isKeyword = token?.kind === "word" && ["AND", "OR", "NOT", "TO"].includes(token.text);
    if (!token || isKeyword || (token.kind !== "word" && token.kind !== "quoted")) throw unexpected();
    next++;
    return token.text;
  };
  const takeNumber = () => {
    const token = peek();
    const value = Number(token?.text);
    if (token?.kind !== "word" || !Number.isFinite(value)) throw unexpected();
    next++;
    return value;
  };

  /** @returns {Condition} */
  const readCondition = () => {
    const negated = takeIf("word", "NOT");
    const attribute = takeText();
    const token = peek();
    if (token?.kind === "operator") {
      next++;
      return { kind: "number", attribute, operator: token.text, value: takeNumber(), negated };
    }
    if (!takeIf(":", ":")) return { kind: "facet", attribute: "_tags", value: attribute, negated };
    const isRange = tokens[next + 1]?.kind === "word" && tokens[next + 1]?.text === "TO";
    if (!isRange) return { kind: "facet", attribute, value: takeText(), negated };
    const from = takeNumber();
    next++;
    return { kind: "range", attribute, from, to: takeNumber(), negated };
  };

  const readAlternatives = () => {
    const conditions = [readCondition()];
    while (takeIf("word", "OR")) conditions.push(readCondition());
    return conditions;
  };

  const readClause = () => {
    const at = peek()?.at ?? text.length;
    if (!takeIf("(", "(")) return [readCondition()];
    const clause = readAlternatives();
    if (peek()?.text === "AND" && peek()?.kind === "word")
      throw refuse(text, at, "(X AND Y) is not allowed within parentheses, only (X OR Y) AND Z is");
    if (!takeIf(")", ")")) throw unexpected();
    return clause;
  };

  if (tokens.length === 0) return [];
  const clauses = [readClause()];
  /** Without parentheses OR binds weaker than AND, so the two may not stand side by side. @type {string | null} */
  let joinedBy = null;
  while (next < tokens.length) {
    const operator = takeIf("word", "AND") ? "AND" : takeIf("word", "OR") ? "OR" : null;
    if (operator === null) throw unexpected();
    if (joinedBy !== null && joinedBy !== operator)
      throw refuse(text, tokens[next - 1]?.at ?? 0, "(X AND Y) OR Z is not allowed, only (X OR Y) AND Z is");
    joinedBy = operator;
    if (operator === "AND") clauses.push(readClause());
    else clauses[0]?.push(...readClause());
  }
  for (const clause of clauses) {
    if (new Set(clause.map(familyOf)).size > 1)
      throw refuse(text, 0, "Different types are not allowed in the same OR");
  }
  return clauses;
}
