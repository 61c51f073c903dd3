import { buildTextIndex } from "./build-text-index.mjs";
import { rankRecords } from "./rank-records.mjs";
import { resolveSearchableAttributes } from "./searchable-attributes.mjs";

/**
 * @typedef {import("./rank-records.mjs").StoredRecord} StoredRecord
 * @typedef {import("../api/settings.mjs").Settings} Settings
 * @typedef {{ records: readonly StoredRecord[], text: import("./build-text-index.mjs").TextIndex }} Partition the
 *   records of one language with their words
 */

/** @param {StoredRecord} record */
const languageOf = ({ language }) => (typeof language === "string" ? language.toLowerCase() : "");

/**
 * The records of an index, made ready for searching when somebody searches: the words of a language are read anew only
 * after one of its records has changed, an order only after any has.
 */
export function createSearchIndex() {
  /** @type {Map<string, StoredRecord>} */
  const records = new Map();
  /** @type {Map<string, Map<string, Partition>>} by language, then by what the settings say of texts */
  let partitions = new Map();
  /** @type {Map<string, Map<StoredRecord, number>>} by criteria */
  let orders = new Map();

  const touch = (/** @type {StoredRecord} */ record) => {
    partitions.delete(languageOf(record));
    orders = new Map();
  };
  const forget = (/** @type {string} */ id) => {
    const record = records.get(id);
    if (!record) return;
    touch(record);
    records.delete(id);
  };

  return {
    records: /** @type {ReadonlyMap<string, StoredRecord>} */ (records),
    forget,
    /** @param {string} id @param {StoredRecord} record */
    keep(id, record) {
      const before = records.get(id);
      if (before) touch(before);
      touch(record);
      records.set(id, record);
    },
    /** @param {ReadonlyMap<string, StoredRecord>} others */
    replaceAll(others) {
      const taken = [...others];
      records.clear();
      for (const [id, record] of taken) records.set(id, record);
      partitions = new Map();
      orders = new Map();
    },
    /**
     * @param {Settings} settings
     * @param {string | null} language null for all
     * @returns {Partition[]}
     */
    partitionsFor({ searchableAttributes, decompoundedAttributes }, language) {
      const wanted = language === null ? new Set([...records.values()].map(languageOf)) : [language];
      const key = JSON.stringify([searchableAttributes, decompoundedAttributes]);
      return [...wanted].map((each) => {
        const ofLanguage = partitions.get(each) ?? new Map();
        partitions.set(each, ofLanguage);
        const ready = ofLanguage.get(key);
        if (ready) return ready;
        const own = [...records.values()].filter((record) => languageOf(record) === each);
        const partition = {
          records: own,
          text: buildTextIndex(own, {
            language: each,
            attributes: resolveSearchableAttributes(searchableAttributes, own),
            decompounded: new Set(decompoundedAttributes[each]),
          }),
        };
        ofLanguage.set(key, partition);
        return partition;
      });
    },
    /** @param {readonly string[]} criteria */
    ranksBy(criteria) {
      const key = criteria.join(" ");
      const ranks = orders.get(key) ?? rankRecords([...records.values()], criteria);
      orders.set(key, ranks);
      return ranks;
    },
  };
}
/** @typedef {ReturnType<typeof createSearchIndex>} SearchIndex */
