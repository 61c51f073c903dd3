import type { Language } from "../languages.ts";
import type { PageText } from "./page.ts";
import type { LegalPageName } from "../legal-page-names.ts";
import type { Site } from "./site.ts";

/** The legal pages of a site in one language, with the site's facts filled in; content/legal/<folder>/. */
export type LegalTexts = {
  /** Code of the site. */
  site: string;
  folder: string;
  language: Language;
  /** Hash of the words of terms, withdrawal and privacy: the same words have the same version. 12 hex digits. */
  version: string;
  pages: Partial<Record<LegalPageName, PageText>>;
};

/**
 * Finds a site's legal texts in a language, or else in the site's own language.
 *
 * @throws RangeError for a site without any, which the build refuses.
 */
export function findLegalTexts(
  { legal }: { legal: readonly LegalTexts[] },
  site: Pick<Site, "code" | "language">,
  language: Language,
): LegalTexts {
  const ofSite = legal.filter(({ site: code }) => code === site.code);
  const found =
    ofSite.find((texts) => texts.language === language) ??
    ofSite.find((texts) => texts.language === site.language);
  if (!found) throw new RangeError(`No legal texts for the site ${site.code}`);
  return found;
}

/** The URL slug of a legal page: /withdrawal is the withdrawal form, so the instructions have another slug. */
export function toLegalSlug(name: LegalPageName): string {
  return name === "withdrawal" ? "withdrawal-policy" : name;
}
