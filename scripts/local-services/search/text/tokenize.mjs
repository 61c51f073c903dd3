import { foldText } from "./fold-text.mjs";

/**
 * @typedef {object} Token
 * @property {string} word folded
 * @property {number} start where it begins in the text
 * @property {number} end
 * @property {boolean} joined a dash or the like, not a space, stands between it and the token before
 */

/** A decimal number is one word: "1,75" and "1.75mm". */
const words = /[\p{L}\p{M}\p{N}]+(?:(?<=\d)[.,](?=\d)[\p{L}\p{M}\p{N}]+)*/gu;
const joiner = /^[-‐‑–/_.'’·]$/u;

/**
 * The words of a text in their order.
 *
 * @param {string} text
 * @returns {Token[]}
 */
export function tokenize(text) {
  /** @type {Token[]} */
  const tokens = [];
  for (const match of text.matchAll(words)) {
    const end = tokens.at(-1)?.end;
    const joined = end !== undefined && joiner.test(text.slice(end, match.index));
    tokens.push({
      word: foldText(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      joined,
    });
  }
  return tokens;
}

const unit = /^(?:g|kg|mm|cm|m|ml|l|c|w|v)$/;

/**
 * Runs of tokens that are looked for as one word too: "APETG-CLEAR-175" without its dashes, "750 g" without its space.
 *
 * @param {readonly Token[]} tokens
 * @returns {{ first: number, last: number, word: string }[]}
 */
export function findJoinedRuns(tokens) {
  const runs = [];
  for (let first = 0; first < tokens.length; first++) {
    let last = first;
    while (tokens[last + 1]?.joined) last++;
    const [token, next] = [tokens[first], tokens[first + 1]];
    if (last > first) {
      runs.push({
        first,
        last,
        word: tokens
          .slice(first, last + 1)
          .map(({ word }) => word)
          .join(""),
      });
    } else if (token && next && /^\d[\d.]*$/.test(token.word) && unit.test(next.word))
      runs.push({ first, last: first + 1, word: token.word + next.word });
    first = last;
  }
  return runs;
}
