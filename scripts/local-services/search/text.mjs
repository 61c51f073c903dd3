import { stemmer as da } from "@orama/stemmers/danish";
import { stemmer as en } from "@orama/stemmers/english";
import { stemmer as fr } from "@orama/stemmers/french";
import { stemmer as de } from "@orama/stemmers/german";
import { stemmer as it } from "@orama/stemmers/italian";
import { stemmer as no } from "@orama/stemmers/norwegian";
import { stemmer as es } from "@orama/stemmers/spanish";
import { stemmer as sv } from "@orama/stemmers/swedish";

/**
 * @typedef {{ word: string, start: number, end: number, joined: boolean }} Token
 *   word: normalized by `foldText`; joined: separated from the previous token by a dash or the like, not by a space
 */

const stemmers = new Map(Object.entries({ da, de, en, es, fr, it, no, sv }));
/** Letters that Unicode does not decompose into a letter and a mark. */
const ligatures = new Map(Object.entries({ æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l" }));
/** Matches a word. A decimal number is one word, also with its unit: "1,75", "1.75mm". */
const words = /[\p{L}\p{M}\p{N}]+(?:(?<=\d)[.,](?=\d)[\p{L}\p{M}\p{N}]+)*/gu;

/** Normalizes a text for comparison: lower case, without accents, a decimal comma as a point. @param {string} text */
export const foldText = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[æœøßł]/g, (letter) => ligatures.get(letter) ?? letter)
    .replaceAll(/(?<=\d),(?=\d)/g, ".");

/** Returns the stem of a normalized word; a word with digits is its own stem. @param {string} word @param {string} language */
export const stemWord = (word, language) =>
  /\d/.test(word) ? word : (stemmers.get(language)?.(word) ?? word);

/** Lists the words of a text in their order. @param {string} text @returns {Token[]} */
export function tokenize(text) {
  let before = 0;
  return [...text.matchAll(words)].map(({ 0: raw, index: start }) => {
    const joined = before > 0 && /^[-‐‑–/_.'’·]$/u.test(text.slice(before, start));
    before = start + raw.length;
    return { word: foldText(raw), start, end: before, joined };
  });
}

/** Joins tokens that are also found as one word: "APETG-CLEAR-175" without dashes, "750 g" without the space. @param {readonly Token[]} tokens */
export function joinTokens(tokens) {
  /** @type {string[][]} */
  const runs = [];
  for (const [place, { word, joined }] of tokens.entries()) {
    const isUnit =
      /^\d[\d.]*$/.test(tokens[place - 1]?.word ?? "") && /^(?:k?g|[cm]?m|ml|l|c|w|v)$/.test(word);
    if (joined || isUnit) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.filter(({ length }) => length > 1).map((run) => run.join(""));
}
