import type { Language } from "./languages.ts";
import type { Site } from "./schema/site.ts";

/**
 * A site as it is for who reads it in a language: its own, or one without a site, whose prices may be shown otherwise
 * and whose country may have another legal guarantee.
 */
export function toSiteInLanguage(site: Site, language: Language): Site {
  const differences = site.byLanguage[language];
  return { ...site, ...differences, legal: { ...site.legal, ...differences?.legal } };
}
