import { stemWord } from "./text.mjs";

/** @typedef {{ words: Set<string>, stems: Set<string> }} Vocabulary of the records of a language */

const compoundLanguages = new Set(["da", "de", "no", "sv"]);
const [shortestCompound, shortestHead, shortestUnknown] = [7, 3, 5];
/** Minimum length of a stem that is specific enough to identify a word. */
export const shortestStem = 4;

/**
 * Splits a compound into two known words, the second as long as possible, without an "s" that links them; empty when
 * there is no such split. With `isOneEnough` only one of the two has to be known.
 *
 * @type {(word: string, language: string, vocabulary: Vocabulary, isOneEnough?: boolean) => string[]}
 */
export function splitWord(word, language, { words, stems }, isOneEnough = false) {
  const isForm = (/** @type {string} */ part) => {
    const stem = stemWord(part, language);
    return stem.length >= shortestStem && stems.has(stem);
  };
  /** @type {string[]} */
  let halves = [];
  for (let cut = shortestHead; cut <= word.length - shortestHead; cut++) {
    const [linked, tail] = [word.slice(0, cut), word.slice(cut)];
    const head = [linked, linked.replace(/s$/, "")].find((each) => words.has(each) || isForm(each));
    const isTail = isForm(tail) || (!isOneEnough && words.has(tail));
    if (head !== undefined && isTail) return [head, tail];
    const isHalf = isTail || (head !== undefined && tail.length >= shortestStem);
    if (isOneEnough && cut >= shortestUnknown && isHalf && halves.length === 0)
      halves = [head ?? linked, tail];
  }
  return halves;
}

/** Lists the parts of a compound and, recursively, the parts of each part. @param {string} word folded @param {string} language @param {Vocabulary} vocabulary @returns {string[]} */
export function splitCompound(word, language, vocabulary) {
  if (!compoundLanguages.has(language) || word.length < shortestCompound || /\d/.test(word)) return [];
  // A form of a known word is no compound: "plasten" is a form of "plast", not "pla" and "sten".
  const stem = stemWord(word, language);
  if (stem !== word && vocabulary.words.has(stem)) return [];
  const parts = splitWord(word, language, vocabulary, true);
  return parts.flatMap((part) => [part, ...splitCompound(part, language, vocabulary)]);
}
