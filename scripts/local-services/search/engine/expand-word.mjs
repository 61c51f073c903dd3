import { countTypos } from "../text/count-typos.mjs";
import { stemWord } from "../text/stem-word.mjs";

/**
 * A word of the index that a word of the query may stand for.
 *
 * @typedef {object} Alternative
 * @property {string} word
 * @property {readonly number[]} places
 * @property {number} typos
 * @property {boolean} exact the whole word as typed, or a form of it
 * @property {boolean} isStem it is no word but what its forms have in common
 * @property {number} length how much of the word was typed, to be marked
 *
 * @typedef {object} WordRules
 * @property {string} word as typed, folded
 * @property {boolean} asPrefix
 * @property {boolean} forms do plurals and other forms count as the word?
 * @property {number} mostTypos
 */

/** The first place in a sorted list that is not before a word. @param {readonly string[]} sorted @param {string} word */
function findFirst(sorted, word) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {readonly string[]} sorted @param {string} start */
export function listStartingWith(sorted, start) {
  const afterAll = `${start}\uffff`;
  return sorted.slice(findFirst(sorted, start), findFirst(sorted, afterAll));
}

/**
 * Words with the first letter changed, added, left out or swapped with the second: each two typos, so the rest must be
 * right.
 *
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {string} typed
 */
const listWithOtherFirst = ({ byRest, words }, typed) => {
  const rest = typed.slice(1);
  const swapped = `${typed.slice(1, 2)}${typed.slice(0, 1)}${typed.slice(2)}`;
  return [...(byRest.get(rest) ?? []), ...(byRest.get(typed) ?? []), rest, swapped].filter(
    (word) => word !== typed && words.has(word),
  );
};

/**
 * What a word of the query may stand for in the index: itself, a form of it, its continuation, and what somebody who
 * mistyped it may have meant. Better ones come first.
 *
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {WordRules} rules
 * @returns {Alternative[]}
 */
export function expandWord(index, { word: typed, asPrefix, forms, mostTypos }) {
  /** @type {Map<string, Alternative>} */
  const found = new Map();
  const add = (/** @type {Omit<Alternative, "places" | "isStem">} */ alternative) => {
    const places = index.words.get(alternative.word);
    if (places && !found.has(alternative.word))
      found.set(alternative.word, { ...alternative, places, isStem: false });
  };
  add({ word: typed, typos: 0, exact: true, length: typed.length });
  /** @type {Alternative[]} */
  const ofStem = [];
  if (forms) {
    const stem = stemWord(typed, index.language);
    const places = index.stems.get(stem);
    if (places) ofStem.push({ word: stem, places, typos: 0, exact: true, isStem: true, length: stem.length });
  }
  if (asPrefix)
    for (const word of listStartingWith(index.sorted, typed))
      add({ word, typos: 0, exact: false, length: typed.length });
  if (mostTypos > 0) {
    for (const word of index.byFirst.get(typed.slice(0, 1)) ?? []) {
      const slips = found.has(word) ? null : countTypos(typed, word, mostTypos, asPrefix);
      if (slips) add({ word, exact: false, ...slips });
    }
    if (mostTypos > 1)
      for (const word of listWithOtherFirst(index, typed))
        add({ word, typos: 2, exact: false, length: word.length });
  }
  return [...ofStem, ...found.values()].toSorted((a, b) => a.typos - b.typos);
}
