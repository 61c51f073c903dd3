import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorSchema } from "../contract/error.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { refuseUnstorableText } from "../testing/refuse-unstorable-text.ts";
import { pdfFile, pngFile, streamOf } from "../testing/upload-files.ts";

const text = (value: string) => new TextEncoder().encode(value);
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Names, contents and lengths of uploads. In every combination, at least one of the three makes the file invalid. */
const names = fc.constantFrom(
  "spool.png",
  "cv.pdf",
  "",
  ".",
  "..",
  "spool",
  "spool.png.exe",
  "spool.svg",
  "../../../etc/passwd",
  "..\\..\\boot.ini",
  "/etc/spool.png",
  "spool.png\0.exe",
  "\0",
  "spool\u202Egnp.exe",
  "\u2066spool.png",
  "\uD800.png",
  "con.png\r\nSet-Cookie: a=b",
  "%2e%2e%2fspool.png",
  "x".repeat(201),
  `${"x".repeat(300)}.png`,
  "<script>alert(1)</script>.png",
  "__proto__",
);
const contents = fc.oneof(
  fc.constantFrom(
    new Uint8Array(),
    pngFile.slice(0, 20),
    pngFile.slice(0, -4),
    join(pngFile, text("<?php system($_GET['c']); ?>")),
    join(text("GIF89a"), pngFile),
    pdfFile.slice(0, -20),
    text("%PDF-1.7"),
    text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    text("<html><script>alert(1)</script></html>"),
    text("PK\u0003\u0004"),
    text("\u007fELF"),
    text("MZ"),
    text("RIFF\0\0\0\0WEBP"),
    text("{}"),
  ),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(bytes)),
);
const lengths = fc.constantFrom(null, "0", "1", "-1", "99999999999999999999", "1e9", "ten", "10000001", " ");
const types = fc.constantFrom(
  null,
  "image/png",
  "text/html",
  "application/json",
  "multipart/form-data",
  "a;b",
);

describe("hostile uploads", () => {
  it("get a refusal, store nothing and never cause a server error", async () => {
    const shop = createTestShop({ wrapStore: refuseUnstorableText });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name: names, bytes: contents, length: lengths, type: types, isChunked: fc.boolean() }),
        async ({ name, bytes, length, type, isChunked }) => {
          const answer = await shop.upload(name, isChunked ? streamOf(bytes) : bytes, {
            ...(length !== null && { "content-length": length }),
            ...(type !== null && { "content-type": type }),
          });
          statuses.add(answer.status);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
          errorSchema.parse(answer.reply);
        },
      ),
      { numRuns: 200 },
    );
    expect(statuses).toEqual(new Set([400, 413, 415, 422]));
    expect(shop.enquiries.countUploads()).toBe(0);
    const log = JSON.stringify(shop.logLines());
    for (const secret of ["spool", "passwd", "script"]) expect(log).not.toContain(secret);
  });

  it("get a refusal when the name is not valid text", async () => {
    const shop = createTestShop();
    for (const name of ["%00", "%FF", "%E0%A4%A", "%zz", "a%00.png"]) {
      const { status } = await shop.post(`/upload?name=${name}`, "");
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(500);
    }
  });
});
