import type { MedusaRequest } from "@medusajs/framework/http";
import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";
import { toClientKey } from "@spolverk/server-kit/to-client-key";

type Caller = {
  /** Address of the other end of the socket. */
  peer: string | undefined;
  forwardedFor: string | undefined;
  /** Number of our own proxies in front of this server, each of which adds to X-Forwarded-For. */
  trustedProxies: number;
};

/**
 * Resolves the network for counting calls: the caller's IPv4 address, or the /64 of an IPv6 address, which one customer
 * of a provider has. Entries of X-Forwarded-For to the left of our own proxies are only the caller's claim.
 */
export function resolveClientNetwork({ peer, forwardedFor, trustedProxies }: Caller): string {
  const addresses = listTrustedAddresses(forwardedFor, trustedProxies);
  // A call that bypassed one of the proxies is counted by its socket.
  const client = addresses.length === trustedProxies ? addresses[0] : undefined;
  return toClientKey(client ?? peer ?? "unknown");
}

/** See resolveClientNetwork. */
export function readClientNetwork(request: MedusaRequest, trustedProxies: number): string {
  const peer = request.socket.remoteAddress;
  return resolveClientNetwork({ peer, forwardedFor: request.get("x-forwarded-for"), trustedProxies });
}
