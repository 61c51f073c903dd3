import { stemWord } from "../text/stem-word.mjs";
import { findJoinedRuns } from "../text/tokenize.mjs";
import { unfoldLength } from "../text/fold-text.mjs";

/**
 * A stretch of a text that answers a word of the query.
 *
 * @typedef {{ start: number, end: number, queryWord: number }} Mark
 */

/**
 * Where in a text of a record the words of the query are.
 *
 * @param {string} text
 * @param {string} attribute
 * @param {import("../engine/sort-found.mjs").Found} found
 * @returns {{ tokens: readonly import("../text/tokenize.mjs").Token[], marks: Mark[] }} marks in their order, none over another
 */
export function findMarks(text, attribute, { text: index, matches, queryWords }) {
  const tokens = index.tokensOf(text);
  const whole = (/** @type {string} */ word) => {
    const parts = index.decompounded.has(attribute) ? index.compounds.split(word) : [];
    const stems = [word, ...parts].map((each) => stemWord(each, index.language));
    return matches.findIndex(
      (match) => parts.some((part) => match.marks.has(part)) || stems.some((stem) => match.stems.has(stem)),
    );
  };
  /** @type {Mark[]} */
  const marks = [];
  for (const { word, start, end } of tokens) {
    const typed = matches.findIndex((match) => match.marks.has(word));
    const length = matches[typed]?.marks.get(word) ?? 0;
    const queryWord = typed === -1 ? whole(word) : typed;
    if (queryWord === -1) continue;
    const marked =
      typed === -1 || length >= word.length ? end : start + unfoldLength(text.slice(start, end), length);
    marks.push({ start, end: marked, queryWord });
  }
  for (const { first, last, word } of findJoinedRuns(tokens)) {
    const from = tokens[first]?.start ?? 0;
    const to = tokens[last]?.end ?? 0;
    const isMarked = marks.some(({ start }) => start >= from && start < to);
    for (const queryWord of isMarked ? [] : queryWords.keys())
      if (matches[queryWord]?.marks.has(word)) marks.push({ start: from, end: to, queryWord });
  }
  marks.sort((a, b) => a.start - b.start);
  return { tokens, marks: marks.filter(({ start }, place) => start >= (marks[place - 1]?.end ?? 0)) };
}

/**
 * Does a text answer all words of the query, some, or none?
 *
 * @param {readonly Mark[]} marks
 * @param {readonly import("../engine/plan-query.mjs").QueryWord[]} queryWords
 */
export function resolveMatchLevel(marks, queryWords) {
  const answered = new Set(marks.map(({ queryWord }) => queryWord));
  if (answered.size === 0) return "none";
  return answered.size === queryWords.length ? "full" : "partial";
}
