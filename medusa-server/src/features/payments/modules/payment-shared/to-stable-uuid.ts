import { createHash } from "node:crypto";

/** Of this shop, so that no other program's names give the same UUIDs. */
const namespace = Buffer.from("6f1d2f0c3d0b4a5e9a57c1f0b86e4d21", "hex");

/**
 * The same UUID (version 5) for the same words, so that a call made again after a crash is known as the same call.
 *
 * @param words such as what is done and the id of what it is done to
 */
export function toStableUuid(...words: string[]): string {
  const hash = createHash("sha1").update(namespace).update(JSON.stringify(words)).digest();
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
