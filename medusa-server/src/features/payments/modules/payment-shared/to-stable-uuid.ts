import { createHash } from "node:crypto";

/** Namespace of this shop, so that no other program's names give the same UUIDs. */
const namespace = Buffer.from("6f1d2f0c3d0b4a5e9a57c1f0b86e4d21", "hex");

/**
 * Derives a version 5 UUID from words, so that a call repeated after a crash is recognized as the same call.
 *
 * @param words such as the action and the id of its object
 */
export function toStableUuid(...words: string[]): string {
  const hash = createHash("sha1").update(namespace).update(JSON.stringify(words)).digest();
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
