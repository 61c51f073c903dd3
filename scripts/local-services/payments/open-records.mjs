import fs from "node:fs";
import path from "node:path";

/**
 * Opens the records of a payment emulator by kind and id. A file stores them, so that an order from before a restart
 * can be refunded.
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
      // Writes a new file and renames it, so that a stop halfway leaves the previous file intact.
      fs.writeFileSync(`${file}.new`, JSON.stringify(records));
      fs.renameSync(`${file}.new`, file);
    },
  };
}
