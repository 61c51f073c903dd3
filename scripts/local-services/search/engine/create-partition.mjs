import { buildTextIndex } from "./build-text-index.mjs";
import { readPath } from "./read-path.mjs";
import { resolveSearchableAttributes } from "./searchable-attributes.mjs";

/**
 * @typedef {import("./rank-records.mjs").StoredRecord} StoredRecord
 * @typedef {Pick<import("../api/settings.mjs").Settings, "searchableAttributes" | "decompoundedAttributes">} TextSettings
 */

/**
 * The records of one language with their words.
 *
 * @param {readonly StoredRecord[]} given
 * @param {string} language
 * @param {TextSettings} settings
 */
export function createPartition(given, language, { searchableAttributes, decompoundedAttributes }) {
  const records = [...given];
  const text = buildTextIndex(records, {
    language,
    attributes: resolveSearchableAttributes(searchableAttributes, records),
    decompounded: new Set(decompoundedAttributes[language]),
  });
  const docs = new Map(records.map((record, doc) => [record["objectID"], doc]));

  return {
    records: /** @type {readonly StoredRecord[]} */ (records),
    text,
    /**
     * Puts a record in the place of an earlier one that says the same in all that is searched: a price or a stock level
     * has changed, as it mostly does.
     *
     * @param {StoredRecord} before
     * @param {StoredRecord} after
     * @returns {boolean} false when its words have changed
     */
    replace(before, after) {
      const doc = docs.get(before["objectID"]);
      const saysTheSame = text.attributes.every(
        ({ path }) => JSON.stringify(readPath(before, path)) === JSON.stringify(readPath(after, path)),
      );
      // Without named attributes, one that is new is searched too.
      if (doc === undefined || searchableAttributes === null || !saysTheSame) return false;
      records[doc] = after;
      return true;
    },
  };
}
/** @typedef {ReturnType<typeof createPartition>} Partition */
