import { stemWord } from "./text.mjs";

/** @typedef {{ words: Set<string>, stems: Set<string> }} Vocabulary of the records of a language */

const compoundLanguages = new Set(["da", "de", "no", "sv"]);
const [shortestCompound, shortestHead, shortestUnknown] = [7, 3, 5];
/** The least letters by which a stem tells a word. */
export const shortestStem = 4;

/**
 * The two known words that a word is made of, the second as long as possible, without an "s" that links them; or none.
 * One known word is enough for `isOneEnough`.
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

/** The parts of a compound, each whole and split again. @param {string} word folded @param {string} language @param {Vocabulary} vocabulary @returns {string[]} */
export function splitCompound(word, language, vocabulary) {
  if (!compoundLanguages.has(language) || word.length < shortestCompound || /\d/.test(word)) return [];
  // "plasten" is a form of "plast" and not "pla" and "sten".
  const stem = stemWord(word, language);
  if (stem !== word && vocabulary.words.has(stem)) return [];
  const parts = splitWord(word, language, vocabulary, true);
  return parts.flatMap((part) => [part, ...splitCompound(part, language, vocabulary)]);
}
