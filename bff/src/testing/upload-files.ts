import { createMemoryLabel } from "../commerce/memory/create-memory-label.ts";

const toBytes = (buffer: Buffer) => new Uint8Array(buffer);

/** A picture of one pixel. */
export const pngFile = toBytes(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
export const pdfFile = toBytes(createMemoryLabel("Test"));

/** A stream of the given parts. */
export function streamOf(...parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(parts);
}
