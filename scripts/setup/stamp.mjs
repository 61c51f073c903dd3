import fs from "node:fs";
import path from "node:path";

/**
 * Was this last done with the same hash?
 *
 * @param {string} file
 * @param {string} hash
 */
export const isStamped = (file, hash) => fs.existsSync(file) && fs.readFileSync(file, "utf8") === hash;

/**
 * Remembers that it was done with this hash.
 *
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, hash);
}
