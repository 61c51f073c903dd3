import { createPartition } from "./create-partition.mjs";
import { rankRecords } from "./rank-records.mjs";

/**
 * @typedef {import("./rank-records.mjs").StoredRecord} StoredRecord
 * @typedef {import("./create-partition.mjs").Partition} Partition
 */

/** @param {StoredRecord} record */
const languageOf = ({ language }) => (typeof language === "string" ? language.toLowerCase() : "");

/**
 * The records of an index, made ready for searching when somebody searches: the words of a language are read anew only
 * after those of one of its records have changed, an order only after any record has.
 */
export function createSearchIndex() {
  /** @type {Map<string, StoredRecord>} */
  const records = new Map();
  /** @type {Map<string, Map<string, Partition>>} by language, then by what the settings say of texts */
  let partitions = new Map();
  /** @type {Map<string, Map<StoredRecord, number>>} by criteria */
  let orders = new Map();

  const listLanguages = () => new Set([...records.values()].map(languageOf));

  /** @param {StoredRecord} before @param {StoredRecord} after */
  const replace = (before, after) => {
    const ofLanguage = partitions.get(languageOf(before));
    for (const [key, partition] of ofLanguage ?? [])
      if (!partition.replace(before, after)) ofLanguage?.delete(key);
  };

  return {
    records: /** @type {ReadonlyMap<string, StoredRecord>} */ (records),
    languages: listLanguages,
    /** @param {string} id */
    forget(id) {
      const record = records.get(id);
      if (!record) return;
      partitions.delete(languageOf(record));
      orders = new Map();
      records.delete(id);
    },
    /** @param {string} id @param {StoredRecord} record */
    keep(id, record) {
      const before = records.get(id);
      if (before && languageOf(before) === languageOf(record)) replace(before, record);
      else for (const each of before ? [before, record] : [record]) partitions.delete(languageOf(each));
      orders = new Map();
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
     * @param {import("./create-partition.mjs").TextSettings} settings
     * @param {string | null} language null for all
     * @returns {Partition[]}
     */
    partitionsFor({ searchableAttributes, decompoundedAttributes }, language) {
      const wanted = language === null ? listLanguages() : [language];
      const key = JSON.stringify([searchableAttributes, decompoundedAttributes]);
      return [...wanted].map((each) => {
        const ofLanguage = partitions.get(each) ?? new Map();
        partitions.set(each, ofLanguage);
        const ready = ofLanguage.get(key);
        if (ready) return ready;
        const own = [...records.values()].filter((record) => languageOf(record) === each);
        const partition = createPartition(own, each, { searchableAttributes, decompoundedAttributes });
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
