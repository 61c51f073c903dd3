/**
 * Address of the identity provider without a trailing slash, from a domain such as tenant.eu.auth0.com or from an
 * address.
 */
export function toProviderUrl(domain: string): string {
  return (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/$/, "");
}
