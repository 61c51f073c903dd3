import { hasCompounds } from "../text/learn-compounds.mjs";
import { stemWord } from "../text/stem-word.mjs";
import { expandWord, listStartingWith } from "./expand-word.mjs";
import { attributeOf, docOf, isPartAt } from "./places.mjs";

/**
 * How a record answers one word of the query, at its best.
 *
 * @typedef {{ typos: number, places: number[], exactPlaces: number[] }} Match places with the fewest typos, and those
 *   of them that are exact
 * @typedef {object} WordMatches
 * @property {Map<number, Match>} docs
 * @property {Map<string, number>} marks words of the index to be marked, and how much of each
 * @property {Set<string>} stems stems of the words to be marked whole
 *
 * @typedef {object} MatchRules
 * @property {boolean} forms do plurals and other forms count as the word?
 * @property {boolean} decompound are compounds of the query taken apart?
 * @property {(attribute: number) => boolean} isSearched
 * @property {(attribute: number) => boolean} toleratesTypos
 * @property {number} minWordSizefor1Typo
 * @property {boolean} splits may words be split and put together?
 */

/** A word split in two, or two put together, counts as one typo. */
const typosOfOtherSpacing = 1;
const longestFirstOfSplit = 12;

/**
 * @param {Map<number, Match>} docs
 * @param {number} place
 * @param {{ typos: number, exact: boolean }} match
 */
function addPlace(docs, place, { typos, exact }) {
  const doc = docOf(place);
  const match = docs.get(doc);
  if (!match || typos < match.typos)
    docs.set(doc, { typos, places: [place], exactPlaces: exact ? [place] : [] });
  else if (typos === match.typos) {
    match.places.push(place);
    if (exact) match.exactPlaces.push(place);
  }
}

/**
 * Records with every part of a compound of the query: "Druckbettkleber" finds "Kleber für das Druckbett".
 *
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {WordMatches} matches
 * @param {string} word
 * @param {MatchRules} rules
 */
function addPartsOfCompound(index, matches, word, { isSearched }) {
  const all = index.compounds.split(word);
  // Whole parts first: where a part is a compound itself, its own parts follow it.
  const parts = all.filter(
    (part, place) => !all.slice(0, place).some((other) => other !== part && other.includes(part)),
  );
  if (parts.length < 2) return;
  // A part may be cut to its stem already.
  const stemsOf = (/** @type {string} */ part) => new Set([part, stemWord(part, index.language)]);
  const lists = parts.map((part) => {
    const ofStems = [...stemsOf(part)].flatMap((stem) => index.stems.get(stem) ?? []);
    return [...(index.words.get(part) ?? []), ...ofStems].filter((place) => isSearched(attributeOf(place)));
  });
  const docs = lists.map((places) => new Set(places.map(docOf)));
  const [first = new Set(), ...others] = docs;
  for (const places of lists)
    for (const place of places) {
      const doc = docOf(place);
      if (first.has(doc) && others.every((other) => other.has(doc)))
        addPlace(matches.docs, place, { typos: 0, exact: false });
    }
  for (const stem of parts.flatMap((part) => [...stemsOf(part)])) matches.stems.add(stem);
}

/**
 * Records with the two halves of a word next to each other: "petgesd" finds "PETG ESD".
 *
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {WordMatches} matches
 * @param {import("./plan-query.mjs").QueryWord} queryWord
 * @param {MatchRules} rules
 */
function addHalves(index, matches, { word, asPrefix }, { isSearched }) {
  const next = 2;
  for (let cut = 1; cut < word.length && cut <= longestFirstOfSplit; cut++) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    const starts = index.words.get(start);
    if (!starts) continue;
    const ends = asPrefix && end.length > 1 ? listStartingWith(index.sorted, end) : [end];
    const follows = new Set(starts.filter((place) => !isPartAt(place)).map((place) => place + next));
    for (const found of ends) {
      const places = index.words
        .get(found)
        ?.filter((place) => follows.has(place) && isSearched(attributeOf(place)));
      if (!places?.length) continue;
      for (const place of places) addPlace(matches.docs, place, { typos: typosOfOtherSpacing, exact: false });
      matches.marks.set(start, start.length).set(found, end.length);
    }
  }
}

/**
 * Records with several words of the query written as one: "torr låda" finds "torrlåda", "APETG CLEAR" the SKU.
 *
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {readonly WordMatches[]} matches of the words put together
 * @param {readonly import("./plan-query.mjs").QueryWord[]} queryWords
 * @param {MatchRules} rules
 */
function addTogether(index, matches, queryWords, { isSearched }) {
  const word = queryWords.map((each) => each.word).join("");
  const isOneRun = queryWords.slice(1).every(({ joined }) => joined);
  const asPrefix = queryWords.at(-1)?.asPrefix ?? false;
  const found = asPrefix ? listStartingWith(index.sorted, word) : [word];
  for (const each of found) {
    for (const place of index.words.get(each) ?? []) {
      if (!isSearched(attributeOf(place))) continue;
      const match = { typos: isOneRun ? 0 : typosOfOtherSpacing, exact: each === word };
      for (const { docs } of matches) addPlace(docs, place, match);
    }
    for (const { marks } of matches) marks.set(each, word.length);
  }
}

/**
 * Which records answer each word of a query, and how well.
 *
 * @param {import("./build-text-index.mjs").TextIndex} index
 * @param {readonly import("./plan-query.mjs").QueryWord[]} queryWords
 * @param {MatchRules} rules
 * @returns {WordMatches[]}
 */
export function collectMatches(index, queryWords, rules) {
  const all = queryWords.map((queryWord) => {
    /** @type {WordMatches} */
    const matches = { docs: new Map(), marks: new Map(), stems: new Set() };
    for (const { word, places, typos, exact, length } of expandWord(index, queryWord.word, {
      ...queryWord,
      forms: rules.forms,
    })) {
      if (length === 0) matches.stems.add(word);
      else matches.marks.set(word, length);
      for (const place of places) {
        const attribute = attributeOf(place);
        if (!rules.isSearched(attribute) || (typos > 0 && !rules.toleratesTypos(attribute))) continue;
        addPlace(matches.docs, place, { typos, exact: exact && !isPartAt(place) });
      }
    }
    if (rules.decompound && hasCompounds(index.language))
      addPartsOfCompound(index, matches, queryWord.word, rules);
    if (rules.splits && queryWord.word.length >= rules.minWordSizefor1Typo)
      addHalves(index, matches, queryWord, rules);
    return matches;
  });
  if (rules.splits && queryWords.length > 1) {
    for (let first = 0; first + 1 < queryWords.length; first++)
      addTogether(index, all.slice(first, first + 2), queryWords.slice(first, first + 2), rules);
    if (queryWords.length > 2) addTogether(index, all, queryWords, rules);
  }
  return all;
}
