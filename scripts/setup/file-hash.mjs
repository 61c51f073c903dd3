import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Lists the files below the given files and folders, sorted, without missing ones. `skip` gets each entry's path
 * relative to `base`.
 *
 * @param {string} base
 * @param {readonly string[]} entries relative to base
 * @param {(relative: string) => boolean} [skip]
 * @returns {string[]} relative to base
 */
export function listFiles(base, entries, skip = () => false) {
  /** @param {string} relative @returns {string[]} */
  const walk = (relative) => {
    if (skip(relative)) return [];
    const stat = fs.statSync(path.join(base, relative), { throwIfNoEntry: false });
    if (!stat) return [];
    if (!stat.isDirectory()) return [relative];
    return fs
      .readdirSync(path.join(base, relative))
      .toSorted()
      .flatMap((name) => walk(path.join(relative, name)));
  };
  return entries.flatMap(walk);
}

/**
 * A hash of names and contents: it changes when a file is changed, added, removed or renamed.
 *
 * @param {string} base
 * @param {readonly string[]} files relative to base
 * @param {readonly string[]} [facts] further texts to include
 */
export function hashFiles(base, files, facts = []) {
  const hash = createHash("sha256");
  for (const fact of facts) hash.update(`fact ${fact}\0`);
  for (const file of files) {
    hash.update(`file ${file}\0`);
    hash.update(
      createHash("sha256")
        .update(fs.readFileSync(path.join(base, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
}
