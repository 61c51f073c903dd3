import type { Site } from "@spolverk/content";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";

/**
 * The site that a Host header names, or undefined for a host that is not ours. The port is left out of
 * the comparison: behind a proxy it is the proxy's.
 */
export function createSiteByHost<S extends Pick<Site, "subdomain">>(
  sites: readonly S[],
  template: string,
): (host: string | undefined) => S | undefined {
  const byHost = new Map(sites.map((site) => [new URL(toSiteOrigin(template, site)).hostname, site]));
  return (host) => byHost.get((host ?? "").replace(/:\d+$/, "").toLowerCase());
}
