import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

const savedSchema = z.object({
  lastTask: z.int(),
  indices: z.array(
    z.object({
      name: z.string(),
      raw: z.record(z.string(), z.unknown()),
      primary: z.string().nullable(),
      isVirtual: z.boolean(),
      createdAt: z.string(),
      updatedAt: z.string(),
      records: z.array(z.record(z.string(), z.unknown())).nullable(),
    }),
  ),
});

/**
 * What a former run has saved; null at the first start, and when the file is not whole: the index is filled anew.
 *
 * @param {string} file
 * @returns {import("./create-store.mjs").SavedStore | null}
 */
export function readStoreFile(file) {
  if (!fs.existsSync(file)) return null;
  try {
    return savedSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`${file} cannot be read and is left aside: ${String(error)}`);
    return null;
  }
}

/**
 * Saves the store some time after a change, so that many changes are one write; the file is replaced whole.
 *
 * @param {string} file
 * @param {{ read: () => import("./create-store.mjs").SavedStore, delayMs: number }} options
 */
export function createStoreWriter(file, { read, delayMs }) {
  /** @type {NodeJS.Timeout | null} */
  let timer = null;
  const write = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify(read()));
    fs.renameSync(`${file}.new`, file);
  };
  return {
    schedule() {
      timer ??= setTimeout(write, delayMs);
    },
    /** Writes at once what is still to be written. */
    flush() {
      if (timer) write();
    },
  };
}
