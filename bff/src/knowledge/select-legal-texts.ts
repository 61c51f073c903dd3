import { findLegalTexts, type Language, type LegalTexts, type Site } from "@spolverk/content";
import type { Services } from "../services.ts";
import { findSite } from "../http/find-site.ts";

/**
 * Selects the legal texts and their site: the named site, else the first one in the language.
 * @throws ApiFailure invalid_request for a site that does not exist
 */
export function selectLegalTexts(
  { library, sites }: Pick<Services, "library" | "sites">,
  query: { site?: string | undefined; language: Language },
): { site: Site; texts: LegalTexts } | null {
  const { language } = query;
  const site =
    query.site === undefined
      ? sites.find(({ legal }) => legal.folders[language] !== undefined)
      : findSite(sites, query.site);
  return site ? { site, texts: findLegalTexts(library, site, language) } : null;
}
