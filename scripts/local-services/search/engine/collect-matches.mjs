import { hasCompounds } from "../text/learn-compounds.mjs";
import { stemWord } from "../text/stem-word.mjs";
import { expandWord, listStartingWith } from "./expand-word.mjs";
import { attributeOf, docOf, isPartAt, nextTo } from "./places.mjs";
import { createWordMatches } from "./word-matches.mjs";

/**
 * @typedef {import("./word-matches.mjs").WordMatches} WordMatches
 * @typedef {import("./plan-query.mjs").QueryWord} QueryWord
 * @typedef {import("./build-text-index.mjs").TextIndex} TextIndex
 *
 * @typedef {object} MatchRules
 * @property {boolean} forms do plurals and other forms count as the word?
 * @property {boolean} decompound are compounds of the query taken apart?
 * @property {(attribute: number) => boolean} isSearched
 * @property {(attribute: number) => boolean} toleratesTypos
 * @property {(place: number) => boolean} isExactAt may a word that is found there count as exact?
 * @property {number} minWordSizefor1Typo
 * @property {boolean} splits may words be split and put together?
 */

/** A word split in two, or two put together, counts as one typo. */
const typosOfOtherSpacing = 1;
const longestFirstHalf = 12;
const shortestHalfBeingTyped = 3;

/**
 * Records with every part of a compound of the query: "Druckbettkleber" finds "Kleber für das Druckbett".
 *
 * @param {TextIndex} index
 * @param {WordMatches} matches
 * @param {string} word
 * @param {MatchRules} rules
 */
function addPartsOfCompound(index, matches, word, { isSearched }) {
  const all = index.compounds.split(word);
  // Whole parts alone: where a part is a compound itself, its own parts follow it.
  const parts = all.filter(
    (part, at) => !all.slice(0, at).some((other) => other !== part && other.includes(part)),
  );
  if (parts.length < 2) return;
  // A part may be cut to its stem already.
  const stemsOf = (/** @type {string} */ part) => [...new Set([part, stemWord(part, index.language)])];
  const lists = parts.map((part) =>
    [
      ...(index.words.get(part) ?? []),
      ...stemsOf(part).flatMap((stem) => index.stems.get(stem) ?? []),
    ].filter((place) => isSearched(attributeOf(place))),
  );
  const docs = lists.map((places) => new Set(places.map(docOf)));
  for (const place of lists.flat())
    if (docs.every((each) => each.has(docOf(place)))) matches.add(place, 0, false);
  for (const stem of parts.flatMap(stemsOf)) matches.stems.add(stem);
}

/**
 * Records with the two halves of a word next to each other: "petgesd" finds "PETG ESD".
 *
 * @param {TextIndex} index
 * @param {WordMatches} matches
 * @param {QueryWord} queryWord
 * @param {MatchRules} rules
 */
function addHalves(index, matches, { word, asPrefix }, { isSearched }) {
  for (let cut = 1; cut < word.length && cut <= longestFirstHalf; cut++) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    const starts = index.words.get(start);
    if (!starts) continue;
    const ends =
      asPrefix && end.length >= shortestHalfBeingTyped
        ? listStartingWith(index.sorted, end)
        : [end].filter((each) => index.words.has(each));
    if (ends.length === 0) continue;
    const follows = new Set(starts.filter((place) => !isPartAt(place)).map(nextTo));
    for (const found of ends) {
      const places = (index.words.get(found) ?? []).filter(
        (place) => follows.has(place) && isSearched(attributeOf(place)),
      );
      for (const place of places) matches.add(place, typosOfOtherSpacing, false);
      if (places.length > 0) matches.marks.set(start, start.length).set(found, end.length);
    }
  }
}

/**
 * Records with several words of the query written as one: "torr låda" finds "torrlåda", "APETG CLEAR" the SKU.
 *
 * @param {TextIndex} index
 * @param {readonly WordMatches[]} matches of the words put together
 * @param {readonly QueryWord[]} queryWords
 * @param {MatchRules} rules
 */
function addTogether(index, matches, queryWords, { isSearched }) {
  const word = queryWords.map((each) => each.word).join("");
  const isOneRun = queryWords.slice(1).every(({ joined }) => joined);
  const asPrefix = queryWords.at(-1)?.asPrefix ?? false;
  for (const found of asPrefix ? listStartingWith(index.sorted, word) : [word]) {
    const places = (index.words.get(found) ?? []).filter((place) => isSearched(attributeOf(place)));
    for (const each of places.length === 0 ? [] : matches) {
      each.marks.set(found, word.length);
      for (const place of places) each.add(place, isOneRun ? 0 : typosOfOtherSpacing, found === word);
    }
  }
}

/**
 * @param {TextIndex} index
 * @param {WordMatches} matches
 * @param {QueryWord} queryWord
 * @param {MatchRules} rules
 */
function addAlternatives(index, matches, queryWord, { forms, isSearched, toleratesTypos, isExactAt }) {
  for (const { word, places, typos, exact, isStem, length } of expandWord(index, { ...queryWord, forms })) {
    if (isStem) matches.stems.add(word);
    else matches.marks.set(word, length);
    for (const place of places) {
      const attribute = attributeOf(place);
      if (isSearched(attribute) && (typos === 0 || toleratesTypos(attribute)))
        matches.add(place, typos, exact && !isPartAt(place) && isExactAt(place));
    }
  }
}

/**
 * Which records answer each word of a query, and how well.
 *
 * @param {TextIndex} index
 * @param {readonly QueryWord[]} queryWords
 * @param {MatchRules & { rankOf: (place: number) => number }} rules rankOf: 0 for the place that counts most
 * @returns {WordMatches[]}
 */
export function collectMatches(index, queryWords, { rankOf, ...rules }) {
  const keepsPlaces = queryWords.length > 1;
  const all = queryWords.map((queryWord) => {
    const { word } = queryWord;
    const matches = createWordMatches({ size: index.size, rankOf, keepsPlaces });
    addAlternatives(index, matches, queryWord, rules);
    if (rules.decompound && hasCompounds(index.language)) addPartsOfCompound(index, matches, word, rules);
    // What somebody wrote like this is not a slip of the space bar.
    const mayBeTwo = rules.splits && word.length >= rules.minWordSizefor1Typo && !index.words.has(word);
    if (mayBeTwo) addHalves(index, matches, queryWord, rules);
    return matches;
  });
  if (!rules.splits) return all;
  for (let first = 0; first + 1 < queryWords.length; first++)
    addTogether(index, all.slice(first, first + 2), queryWords.slice(first, first + 2), rules);
  if (queryWords.length > 2) addTogether(index, all, queryWords, rules);
  return all;
}
