import fs from "node:fs";
import path from "node:path";

/**
 * Tells whether the stamp has this hash.
 *
 * @param {string} file
 * @param {string} hash
 */
export const isStamped = (file, hash) => fs.existsSync(file) && fs.readFileSync(file, "utf8") === hash;

/**
 * Writes the hash to the stamp.
 *
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, hash);
}
