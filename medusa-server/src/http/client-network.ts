import type { MedusaRequest } from "@medusajs/framework/http";
import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";
import { toClientKey } from "@spolverk/server-kit/to-client-key";

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
  const addresses = listTrustedAddresses(forwardedFor, trustedProxies);
  // A call that came past one of the proxies is counted by its socket.
  const client = addresses.length === trustedProxies ? addresses[0] : undefined;
  return toClientKey(client ?? peer ?? "unknown");
}

/** See resolveClientNetwork. */
export function readClientNetwork(request: MedusaRequest, trustedProxies: number): string {
  const peer = request.socket.remoteAddress;
  return resolveClientNetwork({ peer, forwardedFor: request.get("x-forwarded-for"), trustedProxies });
}
