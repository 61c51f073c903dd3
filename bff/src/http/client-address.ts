import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";

type AddressInput = {
  /** Remote address of the socket; null without one. */
  peer: string | null;
  forwardedFor: string | undefined;
  /** Number of our own proxies before this server. */
  trustedProxies: number;
};

/**
 * The client's address. Behind trusted proxies, a call without X-Forwarded-For has none (null): our own proxy makes it
 * itself, such as the storefront when it renders a page.
 */
export function resolveClientAddress({ peer, forwardedFor, trustedProxies }: AddressInput): string | null {
  if (trustedProxies === 0) return peer;
  if (forwardedFor === undefined) return null;
  return listTrustedAddresses(forwardedFor, trustedProxies)[0] ?? peer;
}
