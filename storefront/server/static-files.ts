import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { toByteRange } from "./byte-range.ts";
import { chooseEncoding, type Compressible, encodeBody, toCompressible } from "./compressed-body.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressed = new Set([".css", ".js", ".json", ".svg", ".webmanifest"]);
// Best compression takes seconds for the largest bundles; this is within a percent of it.
const brotliQuality = 9;

type StaticFile = { body: Compressible; etag: string };
type StaticFilesOptions = { directory: string; prefix: string; cacheControl: string };

/**
 * Serves the files of one directory from memory, compressed once. Only files that were listed at start are
 * answered, so no path can lead outside; any other path goes on to the next handler.
 */
export function serveFiles({ directory, prefix, cacheControl }: StaticFilesOptions): MiddlewareHandler {
  const listed = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, "/").length)),
  );
  const kept = new LRUCache<string, Promise<StaticFile>>({ max: 1000 });

  return async (c, next) => {
    // Not decoded: our files have plain names.
    const name = c.req.path.slice(prefix.length);
    if (!listed.has(name)) return next();
    const loading = kept.get(name) ?? load(join(directory, name));
    kept.set(name, loading);
    const file = await loading;
    if (c.req.header("if-none-match") === file.etag)
      return c.body(null, 304, { ETag: file.etag, "Cache-Control": cacheControl });

    const extension = extname(name);
    const encoding = compressed.has(extension) ? chooseEncoding(c.req.header("accept-encoding")) : null;
    c.header("Content-Type", contentTypes[extension] ?? "application/octet-stream");
    c.header("Cache-Control", cacheControl);
    c.header("ETag", file.etag);
    // Mails and other sites show our pictures.
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    // A drawing that is opened by itself is a document: it may style itself and nothing more.
    if (extension === ".svg")
      c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (compressed.has(extension)) c.header("Vary", "Accept-Encoding");
    if (!encoding) return sendPart(c, file.body.plain);
    c.header("Content-Encoding", encoding);
    return c.body(await encodeBody(file.body, encoding, brotliQuality));
  };
}

/** All of a file or the part that is asked for: some browsers play no video that they cannot have in parts. */
function sendPart(c: Context, body: Uint8Array<ArrayBuffer>): Response {
  c.header("Accept-Ranges", "bytes");
  const range = toByteRange(c.req.header("range"), body.byteLength);
  if (range === null) return c.body(body);
  if (range === "unsatisfiable") return c.body(null, 416, { "Content-Range": `bytes */${body.byteLength}` });
  c.header("Content-Range", `bytes ${range.first}-${range.last}/${body.byteLength}`);
  return c.body(body.slice(range.first, range.last + 1), 206);
}

async function load(path: string): Promise<StaticFile> {
  const plain = new Uint8Array(await readFile(path));
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { body: toCompressible(plain), etag };
}
