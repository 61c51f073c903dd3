import type { UploadProblem, UploadType } from "@spolverk/domain";

type Format = {
  type: UploadType;
  endings: readonly string[];
  begins: (bytes: Buffer) => boolean;
  isWhole: (bytes: Buffer) => boolean;
};

const startsWith = (...start: number[]) => {
  const expected = Buffer.from(start);
  return (bytes: Buffer) => bytes.subarray(0, expected.length).equals(expected);
};

const formats: readonly Format[] = [
  {
    type: "image/jpeg",
    endings: ["jpg", "jpeg"],
    begins: startsWith(0xff, 0xd8, 0xff),
    isWhole: (bytes) => bytes.includes(Buffer.from([0xff, 0xd9])),
  },
  {
    type: "image/png",
    endings: ["png"],
    begins: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    isWhole: (bytes) => bytes.subarray(-8, -4).toString("latin1") === "IEND",
  },
  {
    type: "image/webp",
    endings: ["webp"],
    begins: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString("latin1", 0, 12)),
    isWhole: (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length,
  },
  {
    type: "application/pdf",
    endings: ["pdf"],
    begins: (bytes) => bytes.toString("latin1", 0, 5) === "%PDF-",
    isWhole: (bytes) => bytes.subarray(-1024).includes("%%EOF"),
  },
];

/** Path separators, and bidirectional control characters: they display the name "gpj.exe" as "exe.jpg". */
const misleading = /[/\\\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/**
 * Detects a file's type by its first and last bytes, or returns the reason for refusing it. This suffices for
 * development: pictures are not decoded, and keep their metadata.
 * @param file.length as declared by the sender, or null
 */
export function checkUpload({
  name,
  bytes,
  length,
}: {
  name: string;
  bytes: Buffer;
  length: number | null;
}): { type: UploadType } | { problem: UploadProblem } {
  if (length !== null && length !== bytes.length) return { problem: "wrongLength" };
  if (bytes.length === 0) return { problem: "empty" };
  const format = formats.find(({ begins }) => begins(bytes));
  if (!format) return { problem: "type" };
  const ending = name.toLowerCase().split(".").slice(1).at(-1) ?? "";
  if (misleading.test(name) || !format.endings.includes(ending)) return { problem: "name" };
  return format.isWhole(bytes) ? { type: format.type } : { problem: "damaged" };
}
