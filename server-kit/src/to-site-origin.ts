/**
 * Returns the scheme, host and port of a site.
 *
 * @param template such as `https://{code}.example.com`; the international site, whose subdomain is empty, has no label
 */
export function toSiteOrigin(template: string, { subdomain }: { subdomain: string }): string {
  const address = template.replace("{code}.", subdomain === "" ? "" : `${subdomain}.`);
  return /^\w+:\/\/[^/]+/.exec(address)?.[0] ?? address;
}
