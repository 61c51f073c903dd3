/**
 * Lists the addresses in X-Forwarded-For that our own proxies wrote, outermost first: the first one is the client's.
 * Each of our proxies appends one address; a caller can write anything to the left of these.
 *
 * @param trustedProxies number of our own proxies in front of this server
 */
export function listTrustedAddresses(forwardedFor: string | undefined, trustedProxies: number): string[] {
  if (trustedProxies === 0) return [];
  const addresses = (forwardedFor ?? "").split(",").map((address) => address.trim());
  return addresses.filter(Boolean).slice(-trustedProxies);
}
