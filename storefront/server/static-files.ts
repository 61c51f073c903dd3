import { statSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";

type StaticFilesOptions = {
  directory: string;
  /** What the addresses of the files begin with, such as "/media", where the directory has no such folder. */
  prefix?: string;
  cacheControl: string;
};

const foundFile = "foundFile";

/**
 * Serves the files of a directory, whole or in byte ranges. A file that the build compressed (.br, .gz) is sent as it
 * is on disk, another text is compressed on its way. Any other path goes on to the next handler.
 */
export function staticFiles({ directory, prefix, cacheControl }: StaticFilesOptions): MiddlewareHandler {
  const serve = serveStatic({
    root: directory,
    precompressed: true,
    ...(prefix !== undefined && { rewriteRequestPath: (path: string) => path.slice(prefix.length) }),
    // Headers that are set here would miss the response, which is made by then.
    onFound: (file, c) => c.set(foundFile, file),
  });
  return every(etag(), compress(), async (c, next) => {
    const response = await serve(c, next);
    const file: unknown = c.get(foundFile);
    if (!response || typeof file !== "string") return response;
    response.headers.set("Cache-Control", cacheControl);
    // Of the file and not of the bytes: every byte range of a video has the same one.
    response.headers.set("ETag", toEtag(file));
    // Mails and other sites show our pictures.
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    // A drawing that is opened by itself is a document: it may style itself and nothing more.
    if (/\.svg(\.br|\.gz)?$/.test(file))
      response.headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    return response;
  });
}

function toEtag(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
