import MiniSearch from "minisearch";
import { readValues } from "./records.mjs";
import { splitCompound } from "./split-word.mjs";
import { joinTokens, stemWord, tokenize } from "./text.mjs";

/** @typedef {import("./records.mjs").StoredRecord} StoredRecord */
/** @typedef {Pick<import("./parameters.mjs").Settings, "searchableAttributes" | "decompoundedAttributes">} TextSettings */

/** @template Value @param {(key: string) => Value} make @returns {(key: string) => Value} */
function memoize(make) {
  /** @type {Map<string, Value>} */
  const made = new Map();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/**
 * Creates the text index of the records of one language. It holds the words of each record as written and, prefixed
 * with "~", the stems of the words and of the parts of compounds.
 *
 * @param {string} language @param {readonly StoredRecord[]} records @param {TextSettings} settings
 */
export function createTextIndex(language, records, { searchableAttributes, decompoundedAttributes }) {
  /** Rank by name: 0 is the most important; the attributes of one entry such as "sku,gtin" share a rank. */
  const attributes = new Map(
    searchableAttributes.flatMap((entry, rank) =>
      entry.split(",").map((name) => [name.trim().replace(/^(?:un)?ordered\((.+)\)$/, "$1"), rank]),
    ),
  );
  const decompounded = new Set(decompoundedAttributes[language]);
  const readText = (/** @type {StoredRecord} */ record, /** @type {string} */ name) =>
    readValues(record, name).map(String).join(" ; ");
  // Caches the terms of a text, because the variations of a product share most of their texts.
  const wordsOf = memoize((text) => {
    const tokens = tokenize(text);
    return [...tokens.map(({ word }) => word), ...joinTokens(tokens)];
  });
  const toForm = memoize((word) => `~${stemWord(word, language)}`);
  const texts = new Set(
    records.flatMap((record) => [...attributes.keys()].map((name) => readText(record, name))),
  );
  const words = new Set([...texts].flatMap(wordsOf));
  const vocabulary = { words, stems: new Set([...words].map((word) => toForm(word).slice(1))) };
  const formsOfParts = memoize((word) => splitCompound(word, language, vocabulary).map(toForm));
  const termsOf = (/** @type {string} */ word, name = "") => [
    ...new Set([word, toForm(word), ...(decompounded.has(name) ? formsOfParts(word) : [])]),
  ];
  const mini = new MiniSearch({
    idField: "objectID",
    fields: [...attributes.keys()],
    extractField: readText,
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  mini.addAll(records);
  return {
    language,
    attributes,
    vocabulary,
    termsOf,
    toForm,
    /** @param {import("minisearch").Query} query */
    search: (query) => mini.search(query),
    /** Tells whether two versions of a record have the same texts. @param {StoredRecord} a @param {StoredRecord} b */
    hasSameTexts: (a, b) =>
      ["language", ...attributes.keys()].every((name) => readText(a, name) === readText(b, name)),
  };
}
/** @typedef {ReturnType<typeof createTextIndex>} TextIndex */
