import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";

type AddressInput = {
  /** Address of the socket's other end; null when there is no socket. */
  peer: string | null;
  forwardedFor: string | undefined;
  /** How many proxies of our own stand before this server. */
  trustedProxies: number;
};

/**
 * The client's address. Returns null for a call that our own proxy makes itself (the storefront rendering a page), which
 * has no X-Forwarded-For.
 */
export function resolveClientAddress({ peer, forwardedFor, trustedProxies }: AddressInput): string | null {
  if (trustedProxies === 0) return peer;
  if (forwardedFor === undefined) return null;
  return listTrustedAddresses(forwardedFor, trustedProxies)[0] ?? peer;
}
