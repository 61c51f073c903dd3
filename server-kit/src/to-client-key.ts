import { isIP } from "node:net";

const groups = 8;
/** Groups of an IPv6 address that name a customer: providers usually assign a whole /64 network to one customer. */
const networkGroups = 4;

/**
 * Returns the rate-limit key of a caller's address: an IPv4 address, also when written as IPv6 (::ffff:192.0.2.1), or
 * the /64 network of an IPv6 address.
 *
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64"; "unknown" for an invalid address, so that all callers with one
 *   share a limit
 */
export function toClientKey(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/%.*$/, "");
  const version = isIP(bare);
  if (version === 4) return bare;
  if (version === 0) return "unknown";
  const parts = expand(bare);
  const isMapped = parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;
  if (isMapped) {
    const bytes = parts.slice(6).flatMap((part) => [Math.floor(part / 256), part % 256]);
    return bytes.join(".");
  }
  const network = parts.slice(0, networkGroups).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight groups of an IPv6 address. URL writes an IPv4 part as two groups. */
function expand(ipv6: string): number[] {
  const [head = "", tail = ""] = new URL(`http://[${ipv6}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail].map((half) =>
    half === "" ? [] : half.split(":").map((group) => Number.parseInt(group, 16)),
  ) as [number[], number[]];
  const missing = groups - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}
