/**
 * @typedef {{ kind: "word" | "quoted" | "(" | ")" | ":" | "operator", text: string, at: number }} FilterToken
 */

const pattern =
  /\s+|"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|(?<operator><=|>=|!=|<|>|=)|(?<sign>[():])|(?<word>[^\s():<>=!"']+)/gy;

/**
 * The tokens of a `filters` expression.
 *
 * @param {string} text
 * @returns {FilterToken[] | { unexpected: string, at: number }}
 */
export function lexFilters(text) {
  /** @type {FilterToken[]} */
  const tokens = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const { double, single, operator, sign, word } = match.groups ?? {};
    const quoted = double ?? single;
    if (quoted !== undefined) tokens.push({ kind: "quoted", text: quoted.replaceAll(/\\(.)/g, "$1"), at });
    else if (operator !== undefined) tokens.push({ kind: "operator", text: operator, at });
    else if (sign === "(" || sign === ")" || sign === ":") tokens.push({ kind: sign, text: sign, at });
    else if (word !== undefined) tokens.push({ kind: "word", text: word, at });
    at = match.index + match[0].length;
  }
  return at === text.length ? tokens : { unexpected: text.slice(at, at + 1), at };
}
