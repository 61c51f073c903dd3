import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** For tests: a small picture whose EXIF data contain a quarter turn, a place and the camera's owner. */
export async function makePicture(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
    .withExif({
      IFD0: { Artist: "Hemliga Hilda", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "56/1 2/1 3/1", GPSLongitudeRef: "E" },
    })
    .toFormat(format)
    .toBuffer();
}

const plainPage = [
  "<< /Type /Catalog /Pages 2 0 R CATALOG >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] PAGE >>",
];

/**
 * For tests: a PDF with one empty page.
 * @param more entries of its catalog and its page, and objects from number 4 on
 */
export function makePdf({
  catalog = "",
  page = "",
  objects = [],
  trailer = "",
}: { catalog?: string; page?: string; objects?: readonly string[]; trailer?: string } = {}): Buffer {
  const all = [...plainPage, ...objects].map((object) =>
    object.replace("CATALOG", catalog).replace("PAGE", page),
  );
  let text = "%PDF-1.7\n";
  const offsets = all.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  const size = all.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  text += `startxref\n${text.indexOf("xref\n0")}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** For tests: a compressed stream of a PDF. */
export function toPdfStream(content: string | Buffer, dictionary: string): string {
  const packed = deflateSync(content).toString("latin1");
  return `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}
