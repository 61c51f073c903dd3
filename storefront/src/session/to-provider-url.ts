/**
 * The address of the identity provider, without a trailing slash. The setting is a domain, such as tenant.eu.auth0.com,
 * or an address.
 */
export function toProviderUrl(domain: string): string {
  return (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/$/, "");
}
