import { stemWord } from "./stem-word.mjs";
import { isStopWord } from "./stop-words.mjs";
import { wordBuilding } from "./word-building.mjs";

/** Does a language write compounds as one word? @param {string} language */
export const hasCompounds = (language) => language in wordBuilding;

const shortestCompound = 7;
const shortestPart = 4;
/** Only a word that was read by itself may be this short, and only before another. */
const shortestFirst = 3;
/** What stands beside a known word of this length may be a word that was never read by itself. */
const shortestWitness = 5;

/**
 * A decompounder that has learnt the words of one language from the texts themselves.
 *
 * @typedef {object} Compounds
 * @property {(word: string) => readonly string[]} split the words in it, without the letters that link them; none when
 *   it is no compound. A part that is a compound itself comes whole and split.
 */

/** @param {readonly string[]} words @param {string} language */
function listEndsOfSeveral(words, language) {
  /** @type {Map<string, Set<string>>} */
  const startsByEnd = new Map();
  for (const word of words)
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const end = stemWord(word.slice(cut), language);
      const starts = startsByEnd.get(end) ?? new Set();
      startsByEnd.set(end, starts.add(word.slice(0, cut)));
    }
  return new Set([...startsByEnd].filter(([, starts]) => starts.size > 1).map(([end]) => end));
}

/**
 * @param {Iterable<string>} words all that were read in the language, folded
 * @param {string} language
 * @returns {Compounds}
 */
export function learnCompounds(words, language) {
  const { links = [], endings = new Set() } = wordBuilding[language] ?? {};
  const read = [...words].filter(
    (word) => word.length >= shortestFirst && !/\d/.test(word) && !isStopWord(word, language),
  );
  const long = (/** @type {string} */ word) => word.length >= shortestPart && !endings.has(word);
  const known = new Set(read.flatMap((word) => [word, stemWord(word, language)]).filter(long));
  const short = new Set(read.filter((word) => word.length === shortestFirst));

  /** A part as it may stand before another: as such, inflected or with a link. @param {string} part */
  const asFirst = (part) => {
    if (known.has(part) || short.has(part)) return part;
    const link = links.find((each) => part.endsWith(each) && known.has(part.slice(0, -each.length)));
    return link === undefined ? null : part.slice(0, -link.length);
  };
  /** @param {string} part */
  const asLast = (part) =>
    long(part) && (known.has(part) || known.has(stemWord(part, language))) ? part : null;

  /** @param {string} word */
  const listCuts = (word) =>
    Array.from({ length: Math.max(0, word.length - shortestPart - shortestFirst + 1) }, (_, at) => {
      const [start, end] = [word.slice(0, at + shortestFirst), word.slice(at + shortestFirst)];
      return { start, end, first: asFirst(start), last: asLast(end) };
    });

  /**
   * Two known words, the second as long as can be; else a known word with something beside it, the known one as long as
   * can be.
   *
   * @param {string} word
   */
  const splitOnce = (word) => {
    const cuts = listCuts(word);
    const both = cuts.find(({ first, last }) => first !== null && last !== null);
    if (both) return [both.first ?? "", both.last ?? ""];
    const half = cuts
      .filter(({ start, end, first, last }) =>
        last === null
          ? (first?.length ?? 0) >= shortestWitness && long(end)
          : last.length >= shortestPart && start.length >= shortestWitness,
      )
      .toSorted((a, b) => (b.first ?? b.last ?? "").length - (a.first ?? a.last ?? "").length)[0];
    return half ? [half.first ?? half.start.replace(/s$/, ""), half.last ?? half.end] : null;
  };

  const readByThemselves = new Set(read);
  /** "plasten" is a form of "plast", which is too short for a compound, and not "pla" and "sten". @param {string} word */
  const isFormOfSimple = (word) => {
    const stem = stemWord(word, language);
    return stem !== word && stem.length < shortestCompound && readByThemselves.has(stem);
  };

  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  /** @param {string} word @returns {readonly string[]} */
  const split = (word) => {
    const before = found.get(word);
    if (before) return before;
    const isWhole = word.length < shortestCompound || /\d/.test(word) || isFormOfSimple(word);
    const parts = isWhole ? null : splitOnce(word);
    const all = parts === null ? [] : parts.flatMap((part) => [part, ...split(part)]);
    found.set(word, all);
    return all;
  };

  // "hotendsats" teaches "sats" where other words end in it too, and "rengöringssats" then teaches "rengöring".
  const common = listEndsOfSeveral(read, language);
  const learn = (/** @type {readonly string[]} */ parts) => {
    for (const part of parts.flatMap((each) => [each, stemWord(each, language)]))
      if (long(part)) known.add(part);
    found.clear();
  };
  learn(
    read.flatMap((word) => {
      const cuts = listCuts(word).filter(
        ({ end, first }) =>
          long(end) && (first?.length ?? 0) >= shortestPart && common.has(stemWord(end, language)),
      );
      // The longest start: what links belongs to it.
      return cuts.at(-1)?.end ?? [];
    }),
  );
  learn(read.flatMap(split));
  return { split };
}
