import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Creates a cache in a folder with a limit in bytes, which drops the least recently used entries first. Simultaneous
 * calls for one key share the creation of its entry.
 *
 * @param {string} directory
 * @param {number} mostBytes
 */
export function createDiskCache(directory, mostBytes) {
  fs.mkdirSync(directory, { recursive: true });
  /** Bytes by file name, the least recently used first. @type {Map<string, number>} */
  const sizes = new Map(listFiles(directory));
  /** @type {Map<string, Promise<Buffer>>} */
  const underWay = new Map();

  function makeRoom() {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (total <= mostBytes) return;
      fs.rmSync(path.join(directory, name), { force: true });
      sizes.delete(name);
      total -= size;
    }
  }

  /** @param {string} name @param {Buffer} body */
  function keep(name, body) {
    const file = path.join(directory, name);
    fs.writeFileSync(`${file}.new`, body);
    fs.renameSync(`${file}.new`, file);
    sizes.set(name, body.byteLength);
    makeRoom();
  }

  /** @param {string} name */
  function read(name) {
    const size = sizes.get(name);
    if (size === undefined) return null;
    sizes.delete(name);
    try {
      const body = fs.readFileSync(path.join(directory, name));
      sizes.set(name, size);
      return body;
    } catch {
      // The file is gone because the folder was emptied; the cache creates the entry again.
      return null;
    }
  }

  return {
    /**
     * Returns the cache entry of a key, and creates a missing one.
     *
     * @param {string} key
     * @param {() => Promise<Buffer>} make
     * @returns {Promise<Buffer>}
     */
    get(key, make) {
      const name = createHash("sha256").update(key).digest("hex");
      const kept = read(name);
      if (kept) return Promise.resolve(kept);
      const running = underWay.get(name);
      if (running) return running;
      const making = make()
        .then((body) => {
          keep(name, body);
          return body;
        })
        .finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

/** @param {string} directory @returns {[string, number][]} */
function listFiles(directory) {
  return fs
    .readdirSync(directory)
    .map((name) => ({ name, stat: fs.statSync(path.join(directory, name)) }))
    .toSorted((a, b) => a.stat.mtimeMs - b.stat.mtimeMs)
    .map(({ name, stat }) => [name, stat.size]);
}
