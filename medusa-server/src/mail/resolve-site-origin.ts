import { type Language, readSites } from "@spolverk/content";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";

/** Scheme and host of a site by its code; of the international site when there is no such site. */
export function resolveSiteOrigin(siteHosts: string, code: unknown): string {
  const site = readSites().find((candidate) => candidate.code === code);
  return toSiteOrigin(siteHosts, site ?? { subdomain: "" });
}

/** The same of the site that speaks a language: the first that search engines know, else the international one. */
export function resolveOriginByLanguage(siteHosts: string, language: Language): string {
  const site = readSites().find((candidate) => candidate.indexable && candidate.language === language);
  return toSiteOrigin(siteHosts, site ?? { subdomain: "" });
}
