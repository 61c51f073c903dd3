import type { Language } from "../languages.ts";
import type { PageText } from "./page.ts";
import type { LegalPageName } from "../legal-page-names.ts";
import type { Site } from "./site.ts";

/** The legal pages of a site in one language, with the site's own facts filled in; content/legal/<folder>/. */
export type LegalTexts = {
  /** The code of the site that they were written out for. */
  site: string;
  folder: string;
  language: Language;
  /** Names the words of terms, withdrawal and privacy: the same words have the same version. 12 hex digits. */
  version: string;
  pages: Partial<Record<LegalPageName, PageText>>;
};

/**
 * The legal texts that a shopper of a site reads in a language: those of the language when the site has them, else
 * those of the site's own language.
 *
 * @throws RangeError for a site that has none, which the build does not let pass.
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

/** What names a legal page in addresses: /withdrawal is the form to withdraw, so its instruction is beside it. */
export function toLegalSlug(name: LegalPageName): string {
  return name === "withdrawal" ? "withdrawal-policy" : name;
}
