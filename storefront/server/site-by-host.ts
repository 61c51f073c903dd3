import type { Site } from "@spolverk/content";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";

/**
 * Finds the site of a Host header; undefined for an unknown host. The port is ignored, because it may be the port of a
 * proxy.
 */
export function createSiteByHost<S extends Pick<Site, "subdomain">>(
  sites: readonly S[],
  template: string,
): (host: string | undefined) => S | undefined {
  const byHost = new Map(sites.map((site) => [new URL(toSiteOrigin(template, site)).hostname, site]));
  return (host) => byHost.get((host ?? "").replace(/:\d+$/, "").toLowerCase());
}
