import fs from "node:fs";
import path from "node:path";

/**
 * What a payment service knows, by kind and id, kept in a file so that an order of the day before can be refunded.
 *
 * @template {Record<string, Record<string, unknown>>} Records
 * @param {string | null} file null keeps nothing
 * @param {Records} empty
 */
export function openRecords(file, empty) {
  /** @type {Records} */
  let records = file !== null && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : empty;

  return {
    read: () => records,
    /** @template {keyof Records} Kind @param {Kind} kind @param {string} id @param {Records[Kind][string]} record */
    put(kind, id, record) {
      records = { ...records, [kind]: { ...records[kind], [id]: record } };
      if (file === null) return;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Renamed into place: a stop in the middle leaves the last whole file.
      fs.writeFileSync(`${file}.new`, JSON.stringify(records));
      fs.renameSync(`${file}.new`, file);
    },
  };
}
