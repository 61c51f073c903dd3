import { createTextIndex } from "./text-index.mjs";

/** @typedef {import("./records.mjs").StoredRecord} StoredRecord */

/** Creates the data of an index, which its replicas share: the records, and their text indices by language. */
export function createIndexData() {
  /** @type {Map<string, StoredRecord>} */
  const records = new Map();
  /** Built when a language is searched. @type {Map<unknown, import("./text-index.mjs").TextIndex>} */
  const texts = new Map();
  let textSettings = "";
  return {
    records: /** @type {ReadonlyMap<string, StoredRecord>} */ (records),
    /** @param {string} id @param {StoredRecord | null} record null deletes it */
    put(id, record) {
      const before = records.get(id);
      // The text index stays when the texts are equal: most writes change only a price or a stock level.
      const isSame = before && record && texts.get(record["language"])?.hasSameTexts(before, record);
      if (!isSame) for (const each of [before, record]) texts.delete(each?.["language"]);
      if (record) records.set(id, record);
      else records.delete(id);
    },
    /** Returns the records of a language and their text index. @param {unknown} language @param {import("./text-index.mjs").TextSettings} settings */
    openLanguage(language, { searchableAttributes, decompoundedAttributes }) {
      const settings = { searchableAttributes, decompoundedAttributes };
      const key = JSON.stringify(settings);
      if (key !== textSettings) texts.clear();
      textSettings = key;
      const own = [...records.values()].filter((record) => record["language"] === language);
      const text = texts.get(language) ?? createTextIndex(String(language), own, settings);
      texts.set(language, text);
      return { records: own, text };
    },
  };
}
/** @typedef {ReturnType<typeof createIndexData>} IndexData */
