import { type Language, languages } from "./languages.ts";
import type { Site } from "./schema/site.ts";

/**
 * Resolves a site in a language: the site itself, or its variant in a language without a site, which has another
 * host, currency, VAT view and legal guarantee.
 */
export function toSiteInLanguage(site: Site, language: Language): Site {
  const differences = site.byLanguage[language];
  if (!differences) return site;
  return { ...site, ...differences, language, legal: { ...site.legal, ...differences.legal } };
}

/** Lists every host of the shop: each site, followed by its other languages. */
export function listHosts(sites: readonly Site[]): Site[] {
  return sites.flatMap((site) => [
    site,
    ...languages
      .filter((language) => site.byLanguage[language])
      .map((language) => toSiteInLanguage(site, language)),
  ]);
}
