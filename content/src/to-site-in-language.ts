import type { Language } from "./languages.ts";
import type { Site } from "./schema/site.ts";

/** A site as it is for who reads it in a language: its own, or one without a site, whose prices may be shown otherwise. */
export function toSiteInLanguage(site: Site, language: Language): Site {
  return { ...site, ...site.byLanguage[language] };
}
