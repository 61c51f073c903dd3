import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import Files from "./service.ts";
import { toUploadsUrl } from "./to-uploads-url.ts";

const content = Buffer.from("name;total\nÅsa;100\n").toString("base64");
let directory = "";
let files: Files;

describe("Files", () => {
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "files-"));
    files = new Files({}, { directory, url: "https://admin.example.com/" });
  });
  after(() => rm(directory, { recursive: true }));

  it("serves a public file below /uploads and a private one only to signed-in users", async () => {
    const picture = await files.upload({
      filename: "a.png",
      mimeType: "image/png",
      content,
      access: "public",
    });
    assert.equal(picture.url, `https://admin.example.com/uploads/${picture.key}`);
    const MEDUSA_BACKEND_URL = "https://admin.example.com/";
    assert.equal(picture.url, `${toUploadsUrl({ MEDUSA_BACKEND_URL, s3: null })}${picture.key}`);
    const secret = await files.upload({
      filename: "a.csv",
      mimeType: "text/csv",
      content,
      access: "private",
    });
    assert.equal(secret.url, `https://admin.example.com/admin/files/${secret.key}`);
    assert.equal(await files.getPresignedDownloadUrl({ fileKey: secret.key }), secret.url);
    assert.deepEqual(await readdir(path.join(directory, "public")), [picture.key]);
    assert.deepEqual(await readdir(path.join(directory, "private")), [secret.key]);
  });

  it("keeps an export private when it declares no access", async () => {
    const { writeStream, promise, fileKey } = await files.getUploadStream({
      filename: "1730-order-exports.csv",
      mimeType: "text/csv",
    });
    writeStream.end("Åsa;100");
    const { key, url } = await promise;
    assert.equal(key, fileKey);
    assert.equal(url, `https://admin.example.com/admin/files/${key}`);
    assert.equal(await readFile(path.join(directory, "private", key), "utf8"), "Åsa;100");
  });

  it("stores two files with the same name under different names, even in the same millisecond", async () => {
    const file = {
      filename: "drawing.pdf",
      mimeType: "application/pdf",
      content,
      access: "private" as const,
    };
    const stored = await Promise.all([files.upload(file), files.upload(file)]);
    assert.notEqual(stored[0].key, stored[1].key);
  });

  it("creates no link to a missing or foreign file", async () => {
    for (const fileKey of ["private-1-none.csv", "../public/a.png", "private-../../secrets.json"]) {
      await assert.rejects(files.getPresignedDownloadUrl({ fileKey }), fileKey);
    }
  });
});
