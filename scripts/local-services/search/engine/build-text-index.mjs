import { hasCompounds, learnCompounds } from "../text/learn-compounds.mjs";
import { tokenize } from "../text/tokenize.mjs";
import { analyseText } from "./analyse-text.mjs";
import { gapBetweenValues, packPlace } from "./places.mjs";
import { readPath } from "./read-path.mjs";

/**
 * The words of all records of one language and where each stands.
 *
 * @typedef {object} TextIndex
 * @property {string} language
 * @property {number} size how many records there are
 * @property {readonly import("./searchable-attributes.mjs").SearchableAttribute[]} attributes
 * @property {ReadonlyMap<string, readonly number[]>} words places of every word, run and part of a compound
 * @property {ReadonlyMap<string, readonly number[]>} stems places of the words with a stem
 * @property {readonly string[]} sorted the words in order, for those that begin alike
 * @property {ReadonlyMap<string, readonly string[]>} byFirst the words that begin with a letter
 * @property {ReadonlyMap<string, readonly string[]>} byRest the words that only differ in their first letter
 * @property {ReadonlySet<number>} alone places of words that are all the attribute says
 * @property {ReadonlySet<string>} decompounded names of the attributes whose compounds are taken apart
 * @property {import("../text/learn-compounds.mjs").Compounds} compounds
 * @property {(text: string) => readonly import("../text/tokenize.mjs").Token[]} tokensOf a text of the records
 */

/** @template Value @param {Map<string, Value[]>} map @param {string} key @param {Value} value */
function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** @template Value @param {(key: string) => Value} make @returns {(key: string) => Value} */
function remember(make) {
  /** @type {Map<string, Value>} */
  const made = new Map();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** @param {unknown} record @param {readonly string[]} path */
const readTexts = (record, path) =>
  readPath(record, path)
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map(String);

/**
 * @param {readonly unknown[]} records
 * @param {object} options
 * @param {string} options.language
 * @param {readonly import("./searchable-attributes.mjs").SearchableAttribute[]} options.attributes
 * @param {ReadonlySet<string>} options.decompounded
 * @returns {TextIndex}
 */
export function buildTextIndex(records, { language, attributes, decompounded }) {
  // The variations of a product share most of their texts.
  const tokensOf = remember(tokenize);
  const texts = new Set(
    records.flatMap((record) => attributes.flatMap(({ path }) => readTexts(record, path))),
  );
  const read = new Set([...texts].flatMap((text) => tokensOf(text).map(({ word }) => word)));
  const compounds = learnCompounds(hasCompounds(language) ? read : [], language);
  const analyseWhole = remember((text) => analyseText(tokensOf(text), { language, compounds: null }));
  const analyseSplit = remember((text) => analyseText(tokensOf(text), { language, compounds }));

  /** @type {Map<string, number[]>} */
  const words = new Map();
  /** @type {Map<string, number[]>} */
  const stems = new Map();
  /** @type {Set<number>} */
  const alone = new Set();
  const add = (/** @type {import("./analyse-text.mjs").Entry} */ entry, /** @type {number} */ place) => {
    push(words, entry.word, place);
    if (entry.stem !== null) push(stems, entry.stem, place);
    if (entry.isAlone) alone.add(place);
  };
  for (const [doc, record] of records.entries())
    for (const [attribute, { name, path }] of attributes.entries()) {
      const analyse = decompounded.has(name) ? analyseSplit : analyseWhole;
      let offset = 0;
      for (const text of readTexts(record, path)) {
        for (const entry of analyse(text))
          add(entry, packPlace(doc, attribute, offset + entry.position, entry.isPart));
        offset += tokensOf(text).length + gapBetweenValues;
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
  return {
    language,
    size: records.length,
    attributes,
    words,
    stems,
    sorted,
    byFirst,
    byRest,
    alone,
    decompounded,
    compounds,
    tokensOf,
  };
}
