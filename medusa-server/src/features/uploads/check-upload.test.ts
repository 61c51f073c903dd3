import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { uploadProblems } from "@spolverk/domain";
import sharp from "sharp";
import { checkUpload } from "./check-upload.ts";
import { readBytes } from "./read-bytes.ts";
import { makePdf, makePicture, toPdfStream } from "./testing/sample-files.ts";
import { makeHostileFiles } from "./testing/sample-hostile-files.ts";

async function accept(name: string, content: Buffer) {
  const checked = await checkUpload({ name, content, length: content.length });
  assert.equal(checked.kind, "fine", JSON.stringify(checked));
  return checked;
}

describe("an upload", () => {
  it("gets refused for its actual problem when it is hostile, and no file makes the check throw [3.47]", async () => {
    const files = await makeHostileFiles();
    assert.ok(files.length >= 200, `${files.length} files`);
    const told = new Set<string>();
    for (const [at, { name, content, length = null, problems }] of files.entries()) {
      const checked = await checkUpload({ name, content, length });
      const what = `${at}: ${JSON.stringify(name)} ${content.toString("latin1", 0, 200)}`;
      assert.ok(checked.kind === "refused", what);
      assert.ok(problems.includes(checked.problem), `${checked.problem} for ${what}`);
      told.add(checked.problem);
    }
    assert.deepEqual(told, new Set(uploadProblems));
  });

  for (const [format, name] of [
    ["jpeg", "Min spole 2024.v1.jpg"],
    ["jpeg", "IMG_0001.JPEG"],
    ["png", "spole åäö.png"],
    ["webp", "a.webp"],
  ] as const) {
    it(`loses the place and the name in a picture's EXIF data, and turns the picture upright (${name}) [3.47]`, async () => {
      const picture = await makePicture(format);
      const before = await sharp(picture).metadata();
      assert.ok(before.exif && picture.includes("Hemliga Hilda"), "the sample has EXIF data");
      const checked = await accept(name, picture);
      const after = await sharp(checked.content).metadata();
      assert.equal(after.exif, undefined);
      assert.equal(after.orientation, undefined);
      assert.equal(checked.content.includes("Hemliga Hilda"), false);
      assert.equal(checked.content.includes("GPS"), false);
      assert.equal(checked.name, name);
      const [width, height] = before.orientation === 6 ? [40, 60] : [60, 40];
      assert.deepEqual([after.format, after.width, after.height], [format, width, height]);
    });
  }

  it("loses the data after a picture's end", async () => {
    const tail = Buffer.from("<script>alert(1)</script>PK\u0005\u0006");
    const { content } = await accept("a.jpg", Buffer.concat([await makePicture("jpeg"), tail]));
    assert.equal(content.includes("<script>"), false);
  });

  it("stays unchanged when it is a PDF without scripts", async () => {
    const page = toPdfStream("BT /F1 12 Tf (Hello) Tj ET", "");
    const packed = toPdfStream("9 0 << /Note (hello) >>", "/Type /ObjStm /N 1 /First 4");
    for (const pdf of [
      makePdf(),
      makePdf({ page: "/Contents 4 0 R", objects: [page] }),
      makePdf({ objects: [packed] }),
      makePdf({
        page: "/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>]",
      }),
    ]) {
      assert.deepEqual((await accept("Ritning 12.3.pdf", pdf)).content, pdf);
    }
  });
});

async function* toStream(chunks: readonly string[], error: Error | null = null) {
  await Promise.resolve();
  for (const chunk of chunks) yield Buffer.from(chunk);
  if (error !== null) throw error;
}

describe("readBytes", () => {
  it("reads a whole stream up to the size limit", async () => {
    assert.deepEqual(await readBytes(toStream(["abc", "de"]), 5), Buffer.from("abcde"));
  });

  it("discards a stream above the limit, and reads only a bounded amount beyond it", async () => {
    assert.equal(await readBytes(toStream(["abc", "def"]), 5), "tooLarge");
    const chunk = "x".repeat(4_000_000);
    const stream = toStream([chunk, chunk, chunk, chunk, chunk]);
    assert.equal(
      await readBytes({ [Symbol.asyncIterator]: () => ({ next: () => stream.next() }) }, 5),
      "tooLarge",
    );
    assert.equal((await stream.next()).done, false);
  });

  it("reports a stream that the sender aborted", async () => {
    assert.equal(await readBytes(toStream(["abc"], new Error("aborted")), 5), "wrongLength");
  });
});
