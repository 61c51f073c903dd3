import { shortestStem, splitWord } from "./split-word.mjs";
import { stemWord, tokenize } from "./text.mjs";

/**
 * @typedef {{ typos: number, words: number, attribute: number, exact: number }} Match how well a record answers a query
 * @typedef {Map<string, Match>} Matches by objectID
 * @typedef {{ word: string, joined: boolean, asPrefix: boolean, terms: Set<string>, matches: Matches }} QueryWord
 *   terms: the indexed terms that match the word
 * @typedef {import("./text-index.mjs").TextIndex} TextIndex
 * @typedef {import("./parameters.mjs").SearchParameters} SearchParameters
 */

/**
 * Tells whether the stem of a word is specific enough to match other forms of the word. A short stem is when it lacks
 * at most one letter or is itself a word of the records: the Swedish stemmer turns "vita" into "vit", but also both the
 * name "ender" and the word "enda" into "end".
 *
 * @param {string} word @param {TextIndex} index
 */
function hasTellingStem(word, { language, vocabulary }) {
  const stem = stemWord(word, language);
  return stem.length >= shortestStem || word.length - stem.length <= 1 || vocabulary.words.has(stem);
}

/** Lists the word with each pair of neighboring letters swapped: one typo, but two edits for MiniSearch. @param {string} word */
const listSwaps = (word) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(""),
  );

/** Ranks matches: fewer typos first, then more words, more important attributes, more exact words. @param {Match} a @param {Match} b */
export const compareMatches = (a, b) =>
  a.typos - b.typos || b.words - a.words || a.attribute - b.attribute || b.exact - a.exact;

/** @param {Matches} matches @param {Iterable<[string, Match]>} others */
function addBetter(matches, others) {
  for (const [id, match] of others) {
    const known = matches.get(id);
    if (!known || compareMatches(match, known) < 0) matches.set(id, match);
  }
}

/** Combines lists of matches: the records that are in at least `least` of them. @param {readonly Matches[]} all @param {number} least @returns {Matches} */
function combine(all, least) {
  const ids = new Set(all.flatMap((matches) => [...matches.keys()]));
  return new Map(
    [...ids].flatMap((id) => {
      const matches = all.flatMap((each) => each.get(id) ?? []);
      const sum = (/** @type {keyof Match} */ name) => matches.reduce((total, each) => total + each[name], 0);
      const [typos, attribute, exact] = [sum("typos"), sum("attribute"), sum("exact")];
      return matches.length < least ? [] : [[id, { typos, words: matches.length, attribute, exact }]];
    }),
  );
}

/** @param {TextIndex} index @param {SearchParameters} parameters */
function createFinder(index, parameters) {
  const { queryLanguages, ignorePlurals, disableTypoToleranceOnAttributes: intolerant } = parameters;
  const { minWordSizefor1Typo, minWordSizefor2Typos } = parameters;
  const hasForms = ignorePlurals && (queryLanguages.length === 0 || queryLanguages.includes(index.language));
  const fields = [...index.attributes.keys()].filter((name) => !intolerant.includes(name));
  /**
   * Finds the records that contain a word, a form of it, a compound with it or the word with a typo. `typos` counts the
   * typos made by joining words.
   *
   * @type {(queryWord: Pick<QueryWord, "word" | "asPrefix" | "terms">, mayBeTypo: boolean, typos?: number) => Matches}
   */
  return ({ word, asPrefix, terms }, mayBeTypo, typos = 0) => {
    const form = hasForms && hasTellingStem(word, index) ? index.toForm(word) : word;
    const isTolerant = mayBeTypo && word.length >= minWordSizefor1Typo && !/\d/.test(word);
    const fuzzy = word.length >= minWordSizefor2Typos ? 2 : 1;
    const withTypo = { queries: [word], fuzzy, fields };
    const withSwap = { queries: listSwaps(word), fuzzy: fuzzy - 1, fields };
    const queries = [
      { queries: [word], prefix: asPrefix },
      form,
      ...(isTolerant ? [withTypo, withSwap] : []),
    ];
    const matches = new Map();
    for (const { id, match } of index.search({ combineWith: "OR", queries }))
      for (const [term, names] of Object.entries(match)) {
        const isAsTyped = term === word || term === form || (asPrefix && term.startsWith(word));
        // A word with another first letter counts as another word, not as a typo.
        if (!isAsTyped && term.charAt(0) !== word.charAt(0)) continue;
        terms.add(term);
        const attribute = Math.min(...names.map((name) => index.attributes.get(name) ?? 0));
        const exact = term === word ? 1 : 0;
        addBetter(matches, [[id, { typos: typos + (isAsTyped ? 0 : 1), words: 1, attribute, exact }]]);
      }
    return matches;
  };
}

/**
 * Finds the records of a language that match all words of a query, or at least one when the words are optional.
 *
 * @type {(index: TextIndex, parameters: SearchParameters, isOptional: boolean) => { queryWords: QueryWord[], matches: Matches }}
 */
export function matchQuery(index, parameters, isOptional) {
  const { language, vocabulary } = index;
  const find = createFinder(index, parameters);
  const isTyping = /[\p{L}\p{M}\p{N}]$/u.test(parameters.query);
  const queryWords = tokenize(parameters.query).map(({ word, joined }, place, { length }) => {
    const asPrefix = isTyping && place === length - 1;
    const terms = new Set();
    const matches = find({ word, asPrefix, terms }, true);
    // "petgesd" finds "PETG ESD", "Druckbettkleber" finds "Kleber für das Druckbett".
    const halves = vocabulary.words.has(word) ? [] : splitWord(word, language, vocabulary);
    const findHalf = (/** @type {string} */ half) => find({ word: half, asPrefix: false, terms }, false);
    addBetter(matches, combine(halves.map(findHalf), 2));
    return { word, joined, asPrefix, terms, matches };
  });
  // "torr låda" finds "torrlåda", "APETG CLEAR" the SKU; a space too many is a typo.
  const pairs = queryWords.slice(1).map((_, place) => queryWords.slice(place, place + 2));
  for (const run of queryWords.length > 2 ? [...pairs, queryWords] : pairs) {
    const word = run.map((each) => each.word).join("");
    const asPrefix = run.at(-1)?.asPrefix ?? false;
    const typos = run.slice(1).every(({ joined }) => joined) ? 0 : 1;
    const matches = find({ word, asPrefix, terms: new Set() }, false, typos);
    for (const each of run) addBetter(each.matches, matches);
  }
  const all = queryWords.map(({ matches }) => matches);
  return { queryWords, matches: combine(all, isOptional ? 1 : all.length) };
}
