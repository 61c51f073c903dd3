import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";

const compressed = new Set([".css", ".js", ".json", ".svg", ".webmanifest"]);
/** Smaller files gain nothing from compression. */
const leastBytes = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Build step: writes the .br and .gz files that the server sends, beside the files of the built client. */
async function precompress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressed.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      if (plain.byteLength < leastBytes) return;
      await Promise.all([
        brotli(plain).then((bytes) => writeFile(`${file}.br`, bytes)),
        gzip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
    }),
  );
}

// This file runs as dist/node/server/precompress.js.
await precompress(fileURLToPath(new URL("../../client/", import.meta.url)));
