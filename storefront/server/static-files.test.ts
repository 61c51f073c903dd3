import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

const script = "export const spool = 1;".repeat(200);
const cacheControl = "public, max-age=31536000, immutable";

function setUp() {
  const directory = mkdtempSync(join(tmpdir(), "client-"));
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "assets/shop.js"), script);
  writeFileSync(join(directory, "assets/shop.js.br"), brotliCompressSync(script));
  writeFileSync(join(directory, "assets/late.js"), script);
  writeFileSync(join(directory, "secret.txt"), "secret");
  const app = new Hono().get("/assets/*", staticFiles({ directory, cacheControl }), (c) =>
    c.text("Not found", 404),
  );
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}

describe("staticFiles", () => {
  it("sends the compressed file that the build wrote, with the given Cache-Control", async () => {
    const { headers } = await setUp()("/assets/shop.js", { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("content-type")).toContain("text/javascript");
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("cache-control")).toBe(cacheControl);
  });

  it("compresses a text that the build did not compress", async () => {
    const reply = await setUp()("/assets/late.js", { "accept-encoding": "gzip" });
    expect(reply.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await reply.arrayBuffer()).toString()).toBe(script);
  });

  it("sends the plain file to a client that accepts no encoding", async () => {
    const reply = await setUp()("/assets/shop.js");
    expect(reply.headers.has("content-encoding")).toBe(false);
    expect(await reply.text()).toBe(script);
  });

  it("gives every byte range of a file the same ETag, and answers 304 with the cache headers to a request with that ETag", async () => {
    const get = setUp();
    const etag = (await get("/assets/shop.js")).headers.get("etag") ?? "";
    const range = { range: "bytes=0-9" };
    expect((await get("/assets/shop.js", range)).headers.get("etag")).toBe(etag);
    const unchanged = await get("/assets/shop.js", { "if-none-match": etag });
    expect([unchanged.status, unchanged.headers.get("cache-control")]).toEqual([304, cacheControl]);
    expect((await get("/assets/shop.js", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("passes a path without a file to the next handler, uncached", async () => {
    const get = setUp();
    for (const path of [
      "/assets/none.js",
      "/assets/",
      "/assets/..%2fsecret.txt",
      "/assets/%2e%2e/secret.txt",
    ]) {
      const reply = await get(path);
      expect([path, reply.status, reply.headers.get("cache-control")]).toEqual([path, 404, null]);
    }
  });
});
