import fs from "node:fs";
import path from "node:path";

/**
 * The records of a payment service by kind and id, stored in a file so that an order of the day before can be refunded.
 *
 * @template {Record<string, Record<string, unknown>>} Records
 * @param {string | null} file null stores nothing
 * @param {Records} empty
 */
export function openRecords(file, empty) {
  /** @type {Records} */
  let records = {
    ...empty,
    ...(file !== null && fs.existsSync(file) && JSON.parse(fs.readFileSync(file, "utf8"))),
  };

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
