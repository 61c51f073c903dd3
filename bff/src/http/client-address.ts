type AddressInput = {
  /** Address of the socket's other end; null when there is no socket. */
  peer: string | null;
  forwardedFor: string | undefined;
  /** How many proxies of our own stand before this server. */
  trustedProxies: number;
};

/**
 * Who calls, as far as it can be known: each proxy of our own adds one address to X-Forwarded-For, what
 * stands to the left of those is the caller's own claim. Returns null for a call that our own proxy
 * makes itself (the storefront rendering a page), which has no such header.
 */
export function resolveClientAddress({ peer, forwardedFor, trustedProxies }: AddressInput): string | null {
  if (trustedProxies === 0) return peer;
  if (forwardedFor === undefined) return null;
  const addresses = forwardedFor.split(",").map((address) => address.trim());
  return addresses.at(-trustedProxies) ?? addresses[0] ?? peer;
}
