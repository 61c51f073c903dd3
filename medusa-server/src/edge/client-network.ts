import { isIP } from "node:net";

type Caller = {
  /** Address of the socket's other end. */
  peer: string | undefined;
  forwardedFor: string | undefined;
  /** How many proxies of our own stand before this server, each of which adds to X-Forwarded-For. */
  trustedProxies: number;
};

/**
 * What calls are counted by: the caller's IPv4 address, or the /64 of an IPv6 address, all of which one customer of a
 * provider has. What stands in X-Forwarded-For to the left of our own proxies is only the caller's claim.
 */
export function resolveClientNetwork({ peer, forwardedFor, trustedProxies }: Caller): string {
  const addresses = forwardedFor?.split(",").map((address) => address.trim()) ?? [];
  const claimed = trustedProxies === 0 ? undefined : addresses.at(-trustedProxies);
  return toNetwork(claimed ?? peer ?? "unknown");
}

function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%");
  if (isIP(plain) !== 6) return plain.slice(0, 45);
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
