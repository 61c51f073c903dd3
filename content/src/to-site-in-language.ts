import { type Language, languages } from "./languages.ts";
import type { Site } from "./schema/site.ts";

/**
 * A site as it is for who reads it in a language: its own, or one without a site, which has another host and currency, whose
 * prices may be shown otherwise and whose country may have another legal guarantee.
 */
export function toSiteInLanguage(site: Site, language: Language): Site {
  const differences = site.byLanguage[language];
  if (!differences) return site;
  return { ...site, ...differences, language, legal: { ...site.legal, ...differences.legal } };
}

/** Every host of the shop: each site, followed by its other languages. */
export function listHosts(sites: readonly Site[]): Site[] {
  return sites.flatMap((site) => [
    site,
    ...languages
      .filter((language) => site.byLanguage[language])
      .map((language) => toSiteInLanguage(site, language)),
  ]);
}
