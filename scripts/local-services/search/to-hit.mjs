import { tokenize } from "./text.mjs";

/**
 * @typedef {import("./search.mjs").Found} Found
 * @typedef {import("./parameters.mjs").SearchParameters} SearchParameters
 * @typedef {{ start: number, end: number, queryWord: string }} Mark a part of a text that matches a word of the query
 */

/** Finds the parts of a text to mark; the last word of a query, while being typed, marks only the start of a word. @param {string} text @param {string} name @param {Found} found */
const findMarks = (text, name, { text: index, queryWords }) =>
  tokenize(text).flatMap(({ word, start, end }) => {
    const terms = index.termsOf(word, name);
    const match = queryWords.find((each) => terms.some((term) => each.terms.has(term)));
    if (!match) return /** @type {Mark[]} */ ([]);
    const isBeginning = match.asPrefix && word.startsWith(match.word);
    const marked = isBeginning ? Math.min(end, start + match.word.length) : end;
    return [{ start, end: marked, queryWord: match.word }];
  });

/** @param {string} text @param {readonly Mark[]} marks @param {SearchParameters} parameters */
function putTags(text, marks, { highlightPreTag, highlightPostTag }, from = 0, to = text.length) {
  const ends = [from, ...marks.map(({ end }) => end)];
  const parts = marks.map(
    ({ start, end }, place) =>
      text.slice(ends[place], start) + highlightPreTag + text.slice(start, end) + highlightPostTag,
  );
  return parts.join("") + text.slice(ends.at(-1), to);
}

/** Describes which words of the query a text matches: all, some or none. @param {readonly Mark[]} marks @param {Found} found */
function describeMatch(marks, { queryWords }) {
  const matchedWords = [...new Set(marks.map(({ queryWord }) => queryWord))];
  const isFull = matchedWords.length === new Set(queryWords.map(({ word }) => word)).size;
  return { matchedWords, matchLevel: marks.length === 0 ? "none" : isFull ? "full" : "partial" };
}

/** @param {string} text @param {string} name @param {Found} found @param {SearchParameters} parameters */
function highlight(text, name, found, parameters) {
  const marks = findMarks(text, name, found);
  return { value: putTags(text, marks, parameters), ...describeMatch(marks, found) };
}

/**
 * Cuts the requested number of words out of a text, around the part that matches most of the query.
 *
 * @type {(text: string, name: string, found: Found, parameters: SearchParameters, size: number) => object}
 */
function snippet(text, name, found, parameters, size) {
  const tokens = tokenize(text);
  const marks = findMarks(text, name, found);
  const windows = tokens.slice(0, Math.max(1, tokens.length - size + 1)).map(({ start }, first) => {
    const last = first + size - 1;
    const from = first > 0 ? start : 0;
    const to = last < tokens.length - 1 ? (tokens[last]?.end ?? 0) : text.length;
    const inside = marks.filter((mark) => mark.start >= from && mark.end <= to);
    return { from, to, inside, words: new Set(inside.map(({ queryWord }) => queryWord)).size };
  });
  const [best = { from: 0, to: text.length, inside: [] }] = windows.toSorted(
    (a, b) => b.words - a.words || b.inside.length - a.inside.length,
  );
  const ellipsis = (/** @type {boolean} */ isCut) => (isCut ? parameters.snippetEllipsisText : "");
  const shown = putTags(text, best.inside, parameters, best.from, best.to);
  const { matchLevel } = describeMatch(best.inside, found);
  return { value: ellipsis(best.from > 0) + shown + ellipsis(best.to < text.length), matchLevel };
}

/**
 * Shows the texts of the named attributes, such as "title" or, with a number of words, "text:24"; null when the record
 * has none of them.
 *
 * @type {(record: Found["record"], entries: readonly string[], show: (text: string, name: string, size: number) => unknown) => object | null}
 */
function showTexts(record, entries, show) {
  const shown = entries.flatMap((entry) => {
    const [name = "", size = "10"] = entry.split(":");
    const value = record[name];
    if (Array.isArray(value)) return [[name, value.map((each) => show(String(each), name, Number(size)))]];
    return typeof value === "string" ? [[name, show(value, name, Number(size))]] : [];
  });
  return shown.length === 0 ? null : Object.fromEntries(shown);
}

/** Returns a record with only the named attributes. @param {Found["record"]} record @param {readonly string[]} attributes */
export function retrieve(record, attributes) {
  const shown = new Set(["objectID", ...(attributes.includes("*") ? Object.keys(record) : attributes)]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => shown.has(name)));
}

/** Formats a found record as a hit of Algolia's reply. @param {Found} found @param {SearchParameters} parameters */
export function toHit(found, parameters) {
  const { record, text } = found;
  const { attributesToHighlight, attributesToSnippet, attributesToRetrieve } = parameters;
  const highlights = showTexts(record, attributesToHighlight ?? [...text.attributes.keys()], (value, name) =>
    highlight(value, name, found, parameters),
  );
  const snippets = showTexts(record, attributesToSnippet, (value, name, size) =>
    snippet(value, name, found, parameters, size),
  );
  return {
    ...retrieve(record, attributesToRetrieve),
    ...(highlights && { _highlightResult: highlights }),
    ...(snippets && { _snippetResult: snippets }),
  };
}
