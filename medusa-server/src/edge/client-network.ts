import type { MedusaRequest } from "@medusajs/framework/http";
import { toClientKey } from "@spolverk/domain";

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
  return toClientKey(claimed ?? peer ?? "unknown");
}

/** See resolveClientNetwork. */
export function readClientNetwork(request: MedusaRequest, trustedProxies: number): string {
  const peer = request.socket.remoteAddress;
  return resolveClientNetwork({ peer, forwardedFor: request.get("x-forwarded-for"), trustedProxies });
}
