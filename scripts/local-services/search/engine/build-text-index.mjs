import { hasCompounds, learnCompounds } from "../text/learn-compounds.mjs";
import { stemWord } from "../text/stem-word.mjs";
import { findJoinedRuns, tokenize } from "../text/tokenize.mjs";
import { gapBetweenValues, packPlace } from "./places.mjs";
import { readPath } from "./read-path.mjs";

/**
 * The words of all records of one language and where each stands.
 *
 * @typedef {object} TextIndex
 * @property {string} language
 * @property {readonly import("./searchable-attributes.mjs").SearchableAttribute[]} attributes
 * @property {ReadonlyMap<string, readonly number[]>} words places of every word, run and part of a compound
 * @property {ReadonlyMap<string, readonly number[]>} stems places of the words with a stem
 * @property {readonly string[]} sorted the words in order, for those that begin alike
 * @property {ReadonlyMap<string, readonly string[]>} byFirst the words that begin with a letter
 * @property {ReadonlyMap<string, readonly string[]>} byRest the words that only differ in their first letter
 * @property {ReadonlySet<number>} alone places of words that are all the attribute says
 * @property {ReadonlySet<string>} decompounded names of the attributes whose compounds are taken apart
 * @property {import("../text/learn-compounds.mjs").Compounds} compounds
 */

/** @template Value @param {Map<string, Value[]>} map @param {string} key @param {Value} value */
function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/**
 * @param {readonly unknown[]} records
 * @param {object} options
 * @param {string} options.language
 * @param {readonly import("./searchable-attributes.mjs").SearchableAttribute[]} options.attributes
 * @param {ReadonlySet<string>} options.decompounded
 * @returns {TextIndex}
 */
export function buildTextIndex(records, { language, attributes, decompounded }) {
  const texts = records.flatMap((record, doc) =>
    attributes.map(({ path }, attribute) => ({
      doc,
      attribute,
      values: readPath(record, path)
        .filter((value) => typeof value === "string" || typeof value === "number")
        .map((value) => tokenize(String(value))),
    })),
  );
  const read = new Set(texts.flatMap(({ values }) => values.flat().map(({ word }) => word)));
  const compounds = learnCompounds(hasCompounds(language) ? read : [], language);

  /** @type {Map<string, number[]>} */
  const words = new Map();
  /** @type {Map<string, number[]>} */
  const stems = new Map();
  /** @type {Set<number>} */
  const alone = new Set();
  for (const { doc, attribute, values } of texts) {
    const splits = decompounded.has(attributes[attribute]?.name ?? "");
    let offset = 0;
    for (const tokens of values) {
      const add = (/** @type {string} */ word, /** @type {number} */ place) => {
        push(words, word, place);
        push(stems, stemWord(word, language), place);
      };
      for (const [position, { word }] of tokens.entries()) {
        add(word, packPlace(doc, attribute, offset + position, false));
        if (!splits) continue;
        for (const part of compounds.split(word))
          add(part, packPlace(doc, attribute, offset + position, true));
      }
      for (const { first, last, word } of findJoinedRuns(tokens)) {
        const place = packPlace(doc, attribute, offset + first, false);
        push(words, word, place);
        if (first === 0 && last === tokens.length - 1) alone.add(place);
      }
      if (tokens.length === 1) alone.add(packPlace(doc, attribute, offset, false));
      offset += tokens.length + gapBetweenValues;
    }
  }

  const sorted = [...words.keys()].toSorted();
  /** @type {Map<string, string[]>} */
  const byFirst = new Map();
  /** @type {Map<string, string[]>} */
  const byRest = new Map();
  for (const word of sorted) {
    push(byFirst, word.slice(0, 1), word);
    push(byRest, word.slice(1), word);
  }
  return { language, attributes, words, stems, sorted, byFirst, byRest, alone, decompounded, compounds };
}
