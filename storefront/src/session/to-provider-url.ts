/** Address of the identity provider without a slash at its end, of a domain such as tenant.eu.auth0.com or of an address. */
export function toProviderUrl(domain: string): string {
  return (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/$/, "");
}
