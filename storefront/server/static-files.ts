import { statSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";

type StaticFilesOptions = {
  directory: string;
  /** Prefix of the files' addresses, such as "/media", when it is not also a folder of the directory. */
  prefix?: string;
  cacheControl: string;
};

const foundFile = "foundFile";

/**
 * Serves the files of a directory, whole or in byte ranges. A file that the build compressed (.br, .gz) is sent from
 * disk; any other text file is compressed on the fly. A path without a file goes to the next handler.
 */
export function staticFiles({ directory, prefix, cacheControl }: StaticFilesOptions): MiddlewareHandler {
  const serve = serveStatic({
    root: directory,
    precompressed: true,
    ...(prefix !== undefined && { rewriteRequestPath: (path: string) => path.slice(prefix.length) }),
    // Headers set here would be lost, because the response exists already: the middleware below sets them.
    onFound: (file, c) => c.set(foundFile, file),
  });
  return every(etag(), compress(), async (c, next) => {
    const response = await serve(c, next);
    const file: unknown = c.get(foundFile);
    if (!response || typeof file !== "string") return response;
    response.headers.set("Cache-Control", cacheControl);
    // The ETag is derived from the file, not from the bytes sent, so that every byte range of a video has the same
    // ETag.
    response.headers.set("ETag", toEtag(file));
    // Mails and other sites embed these pictures.
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    // A browser that opens an SVG by itself treats it as a document, which may use inline styles and nothing else.
    if (/\.svg(\.br|\.gz)?$/.test(file))
      response.headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    return response;
  });
}

function toEtag(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
