const groups = 8;
/** An IPv6 network is usually given whole to one customer, who may use any address of it. */
const networkGroups = 4;

/**
 * Whom a rate limit counts together, by the address of a caller: an IPv4 address by itself, also when it is written as
 * IPv6 (::ffff:192.0.2.1), and an IPv6 address by its /64 network.
 *
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64"; "unknown" for what is no address, so that all who claim
 * nonsense share one limit
 */
export function toClientKey(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/%.*$/, "")
    .toLowerCase();
  if (isIpv4(bare)) return bare;
  const parts = parseIpv6(bare);
  if (parts === null) return "unknown";
  const isMapped = parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;
  if (isMapped) {
    const bytes = parts.slice(6).flatMap((part) => [Math.floor(part / 256), part % 256]);
    return bytes.join(".");
  }
  const network = parts.slice(0, networkGroups).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

function isIpv4(text: string): boolean {
  const bytes = text.split(".");
  return bytes.length === 4 && bytes.every((byte) => /^(0|[1-9]\d{0,2})$/.test(byte) && Number(byte) <= 255);
}

/** The eight groups of an IPv6 address; null when it is none. */
function parseIpv6(text: string): number[] | null {
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0) return null;
  const before = parseGroups(head);
  const after = tail === undefined ? [] : parseGroups(tail);
  if (before === null || after === null) return null;
  const missing = groups - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

function parseGroups(text: string): number[] | null {
  if (text === "") return [];
  const parsed = text.split(":").map((part, index, all) => {
    if (index === all.length - 1 && isIpv4(part)) {
      const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
      return [a * 256 + b, c * 256 + d];
    }
    return /^[0-9a-f]{1,4}$/.test(part) ? [Number.parseInt(part, 16)] : null;
  });
  return parsed.some((part) => part === null) ? null : parsed.flatMap((part) => part ?? []);
}
