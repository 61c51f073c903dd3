import { findMarks, resolveMatchLevel } from "./find-marks.mjs";

/**
 * @typedef {import("../engine/sort-found.mjs").Found} Found
 * @typedef {{ highlightPreTag: string, highlightPostTag: string, snippetEllipsisText: string }} Tags
 */

/**
 * @param {string} text
 * @param {readonly import("./find-marks.mjs").Mark[]} marks
 * @param {Tags} tags
 */
export function putTags(text, marks, { highlightPreTag, highlightPostTag }) {
  let result = "";
  let at = 0;
  for (const { start, end } of marks) {
    result += text.slice(at, start) + highlightPreTag + text.slice(start, end) + highlightPostTag;
    at = end;
  }
  return result + text.slice(at);
}

/**
 * A text with the words of the query marked.
 *
 * @param {string} text
 * @param {string} attribute
 * @param {Found} found
 * @param {Tags} tags
 */
export function highlight(text, attribute, found, tags) {
  const { marks, tokens } = findMarks(text, attribute, found);
  const matchLevel = resolveMatchLevel(marks, found.queryWords);
  const matchedWords = [...new Set(marks.map(({ queryWord }) => found.queryWords[queryWord]?.word ?? ""))];
  return {
    value: putTags(text, marks, tags),
    matchLevel,
    ...(matchLevel === "none"
      ? {}
      : {
          fullyHighlighted:
            marks.length === tokens.length && marks.every(({ end }, at) => end === tokens[at]?.end),
        }),
    matchedWords,
  };
}

/**
 * As many words of a text as asked for, where most of the query is, with the words marked.
 *
 * @param {string} text
 * @param {string} attribute
 * @param {Found} found
 * @param {Tags & { words: number }} options
 */
export function snippet(text, attribute, found, { words, ...tags }) {
  const { marks, tokens } = findMarks(text, attribute, found);
  let best = { first: 0, score: -1 };
  for (let first = 0; first === 0 || first + words <= tokens.length; first++) {
    const from = tokens[first]?.start ?? 0;
    const to = tokens[Math.min(first + words, tokens.length) - 1]?.end ?? 0;
    const inside = marks.filter(({ start, end }) => start >= from && end <= to);
    const score = new Set(inside.map(({ queryWord }) => queryWord)).size * words + inside.length;
    if (score > best.score) best = { first, score };
  }
  const last = Math.min(best.first + words, tokens.length) - 1;
  const isCutBefore = best.first > 0;
  const isCutAfter = last < tokens.length - 1;
  const from = isCutBefore ? (tokens[best.first]?.start ?? 0) : 0;
  const to = isCutAfter ? (tokens[last]?.end ?? 0) : text.length;
  const inside = marks
    .filter(({ start, end }) => start >= from && end <= to)
    .map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from }));
  const value = putTags(text.slice(from, to), inside, tags);
  return {
    value: `${isCutBefore ? tags.snippetEllipsisText : ""}${value}${isCutAfter ? tags.snippetEllipsisText : ""}`,
    matchLevel: resolveMatchLevel(inside, found.queryWords),
  };
}
