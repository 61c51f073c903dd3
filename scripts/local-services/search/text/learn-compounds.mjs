import { stemWord } from "./stem-word.mjs";
import { isStopWord } from "./stop-words.mjs";

/** The languages that write compounds as one word. */
const links = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  da: ["s", "e", "er"],
  de: ["s", "es", "n", "en", "e", "er"],
  no: ["s", "e"],
  sv: ["s", "o", "u", "e"],
});

/** @param {string} language */
export const hasCompounds = (language) => language in links;

const shortestPart = 3;
const shortestCompound = 6;
/** A part that stands nowhere by itself is believed when it is at least as long as this. */
const shortestUnknown = 5;

/**
 * A decompounder for one language that has learnt its words from the texts themselves.
 *
 * @typedef {object} Compounds
 * @property {(word: string) => readonly string[]} split the words in it, without the letters that link them; none when
 *   it is no compound. Parts that are compounds come whole and split.
 */

/**
 * @param {Iterable<string>} words all that were read in the language, folded
 * @param {string} language
 * @returns {Compounds}
 */
export function learnCompounds(words, language) {
  const known = new Set();
  for (const word of words) {
    if (word.length < shortestPart || /\d/.test(word) || isStopWord(word, language)) continue;
    known.add(word);
    known.add(stemWord(word, language));
  }

  /** A part as it may stand before another: as such, inflected, or with a link. @param {string} part */
  const asFirst = (part) => {
    if (part.length >= shortestPart && known.has(part)) return part;
    for (const link of links[language] ?? []) {
      const bare = part.slice(0, -link.length);
      if (part.endsWith(link) && bare.length >= shortestPart && known.has(bare)) return bare;
    }
    return null;
  };
  /** @param {string} part */
  const asLast = (part) =>
    part.length >= shortestPart && (known.has(part) || known.has(stemWord(part, language))) ? part : null;

  /** The longest known head, else the longest known start, with what is left. @param {string} word */
  const splitOnce = (word) => {
    /** @type {[string, string] | null} */
    let half = null;
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)];
      const [first, last] = [asFirst(start), asLast(end)];
      if (first !== null && last !== null) return [first, last];
      const isBelieved = last !== null && last.length > shortestPart && start.length >= shortestUnknown;
      if (isBelieved) half ??= [start.replace(/s$/, ""), last];
    }
    return half;
  };

  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  /** @param {string} word @returns {readonly string[]} */
  const split = (word) => {
    const before = found.get(word);
    if (before) return before;
    const parts = word.length < shortestCompound || /\d/.test(word) ? null : splitOnce(word);
    const all = parts === null ? [] : parts.flatMap((part) => [part, ...split(part)]);
    found.set(word, all);
    return all;
  };
  return { split };
}
