import { isIPv6 } from "node:net";

/**
 * Names the client of an address for a rate limit: an IPv4 address by itself, an IPv6 address by its first 64 bits, which
 * is the smallest network that one subscriber gets. Anything else is returned as it is.
 */
export function toClientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === "" ? [] : tail.split(":");
  const zeros = address.includes("::") ? Math.max(0, 8 - start.length - end.length) : 0;
  const groups = [...start, ...Array.from({ length: zeros }, () => "0"), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
