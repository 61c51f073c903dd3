import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * Names a client without keeping its address: the same address gives the same 32 hexadecimal digits in every process
 * that shares the secret, which nobody without it can turn back.
 *
 * @param secret null for a process of its own: its names are then known to no other
 */
export function createClientHash(secret: string | null): (address: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret ?? randomBytes(32), "", "spolverk client hash", 32));
  return (address) => createHmac("sha256", key).update(toNetwork(address)).digest("hex").slice(0, 32);
}

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::");
  const toGroups = (part: string) => (part === "" ? [] : part.split(":"));
  const [front, back] = [toGroups(head), toGroups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
