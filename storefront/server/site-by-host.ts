import type { Site } from "@spolverk/content";

/** Scheme, host and port of a site by the template of SITE_HOSTS. */
export function toOrigin(template: string, site: Pick<Site, "subdomain">): string {
  const label = site.subdomain === "" ? "" : `${site.subdomain}.`;
  return new URL(template.replace("{code}.", label)).origin;
}

/**
 * The site that a Host header names, or undefined for a host that is not ours. The port is left out of
 * the comparison: behind a proxy it is the proxy's.
 */
export function createSiteByHost<S extends Pick<Site, "subdomain">>(
  sites: readonly S[],
  template: string,
): (host: string | undefined) => S | undefined {
  const byHost = new Map(sites.map((site) => [new URL(toOrigin(template, site)).hostname, site]));
  return (host) => byHost.get((host ?? "").replace(/:\d+$/, "").toLowerCase());
}
