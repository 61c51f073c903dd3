import { describe, expect, it } from "vitest";
import { pdfFile, pngFile } from "../../testing/upload-files.ts";
import { checkUpload } from "./check-upload.ts";

const png = Buffer.from(pngFile);
const pdf = Buffer.from(pdfFile);
const jpeg = Buffer.from("ffd8ffe000104a464946ffd9", "hex");
const webp = Buffer.from("524946460c000000574542505650382000000000", "hex");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const zip = Buffer.from("504b0304", "hex");
const check = (name: string, bytes: Buffer, length: number | null = null) =>
  checkUpload({ name, bytes, length });

describe("checkUpload", () => {
  it.each([
    ["spool.png", png, "image/png"],
    ["My spool 2.0.JPEG", jpeg, "image/jpeg"],
    ["spool.jpg", jpeg, "image/jpeg"],
    ["spool.webp", webp, "image/webp"],
    ["cv.pdf", pdf, "application/pdf"],
  ])("detects the type of %s by its content", (name, bytes, type) => {
    expect(check(name, bytes)).toEqual({ type });
    expect(check(name, bytes, bytes.length)).toEqual({ type });
  });

  it.each([
    ["empty", "spool.png", Buffer.alloc(0)],
    ["type", "spool.svg", svg],
    ["type", "spool.png", svg],
    ["type", "spool.png", zip],
    ["name", "spool.pdf", png],
    ["name", "cv.pdf.exe", pdf],
    ["name", "spool", png],
    ["name", "../../etc/spool.png", png],
    ["name", "C:\\spool.png", png],
    ["name", "gnp.\u202Eexe.png", png],
    ["damaged", "spool.png", png.subarray(0, -10)],
    ["damaged", "spool.png", Buffer.concat([png, zip])],
    ["damaged", "spool.jpg", jpeg.subarray(0, -2)],
    ["damaged", "spool.webp", webp.subarray(0, -2)],
    ["damaged", "cv.pdf", pdf.subarray(0, -10)],
  ] as const)("refuses with the problem %s: %s", (problem, name, bytes) => {
    expect(check(name, bytes)).toEqual({ problem });
  });

  it.each([-1, 1])("refuses a file whose size differs by %i from the declared length", (more) => {
    expect(check("spool.png", png, png.length + more)).toEqual({ problem: "wrongLength" });
  });
});
