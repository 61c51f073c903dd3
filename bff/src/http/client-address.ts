import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";

type AddressInput = {
  /** Remote address of the socket; null without one. */
  peer: string | null;
  forwardedFor: string | undefined;
  /** Number of our own proxies before this server. */
  trustedProxies: number;
};

/**
 * The client's address. Null for a call that our own proxy makes itself (the storefront rendering a page), which has no
 * X-Forwarded-For.
 */
export function resolveClientAddress({ peer, forwardedFor, trustedProxies }: AddressInput): string | null {
  if (trustedProxies === 0) return peer;
  if (forwardedFor === undefined) return null;
  return listTrustedAddresses(forwardedFor, trustedProxies)[0] ?? peer;
}
