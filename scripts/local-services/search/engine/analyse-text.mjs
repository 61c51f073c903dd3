import { stemWord } from "../text/stem-word.mjs";
import { findJoinedRuns } from "../text/tokenize.mjs";

/**
 * Under what a text is found.
 *
 * @typedef {object} Entry
 * @property {string} word
 * @property {string | null} stem null for runs of words, which have no forms
 * @property {number} position
 * @property {boolean} isPart of a compound
 * @property {boolean} isAlone it is all the text says
 */

/**
 * @param {readonly import("../text/tokenize.mjs").Token[]} tokens
 * @param {object} options
 * @param {string} options.language
 * @param {import("../text/learn-compounds.mjs").Compounds | null} options.compounds null when they are left whole
 * @returns {Entry[]}
 */
export function analyseText(tokens, { language, compounds }) {
  const words = tokens.flatMap(({ word }, position) => {
    const stem = stemWord(word, language);
    const itself = { word, stem, position, isPart: false, isAlone: tokens.length === 1 };
    const parts = (compounds?.split(word) ?? []).map((part) => ({
      word: part,
      stem: stemWord(part, language),
      position,
      isPart: true,
      isAlone: false,
    }));
    return [itself, ...parts];
  });
  const runs = findJoinedRuns(tokens).map(({ first, last, word }) => ({
    word,
    stem: null,
    position: first,
    isPart: false,
    isAlone: first === 0 && last === tokens.length - 1,
  }));
  return [...words, ...runs];
}
