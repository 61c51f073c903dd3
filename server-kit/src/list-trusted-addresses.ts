/**
 * The addresses in X-Forwarded-For that our own proxies wrote, outermost first: the first one is the client's. Each
 * proxy adds one at the end; what stands to the left of those is only the caller's claim.
 *
 * @param trustedProxies how many proxies of our own stand before this server
 */
export function listTrustedAddresses(forwardedFor: string | undefined, trustedProxies: number): string[] {
  if (trustedProxies === 0) return [];
  const addresses = (forwardedFor ?? "").split(",").map((address) => address.trim());
  return addresses.filter(Boolean).slice(-trustedProxies);
}
