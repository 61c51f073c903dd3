import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, encodeBody, toCompressible } from "./compressed-body.ts";

describe("the compressor", () => {
  it("prefers brotli, then gzip, then no encoding", () => {
    expect(chooseEncoding("gzip, deflate, br, zstd")).toBe("br");
    expect(chooseEncoding("gzip, deflate")).toBe("gzip");
    expect(chooseEncoding("identity")).toBeNull();
    expect(chooseEncoding(undefined)).toBeNull();
  });
  it("skips an encoding that the client refuses", () => {
    expect(chooseEncoding("br;q=0, gzip")).toBe("gzip");
  });
  it("compresses a body once and losslessly", async () => {
    const body = toCompressible(new TextEncoder().encode("spool ".repeat(500)));
    const packed = await encodeBody(body, "br", 4);
    expect(brotliDecompressSync(packed).equals(body.plain)).toBe(true);
    expect(gunzipSync(await encodeBody(body, "gzip", 4)).equals(body.plain)).toBe(true);
    expect(await encodeBody(body, "br", 4)).toBe(packed);
  });
});
