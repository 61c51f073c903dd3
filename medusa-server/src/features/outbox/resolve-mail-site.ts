import { type Language, languages, readSites, type Site } from "@spolverk/content";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";
import { expectPresent } from "../../database/expect-present.ts";
import type { MailSite } from "./mail-site.ts";

/** Finds a site by its code; the international site when the code is unknown. */
export function resolveMailSite(siteHosts: string, code: unknown): MailSite {
  return toMailSite(
    siteHosts,
    readSites().find((site) => site.code === code),
  );
}

/**
 * Finds the site of a language: the first site in the language that search engines index, else the international one.
 */
export function resolveMailSiteByLanguage(siteHosts: string, language: Language): MailSite {
  return toMailSite(
    siteHosts,
    readSites().find((site) => site.indexable && site.language === language),
  );
}

function toMailSite(siteHosts: string, known: Site | undefined): MailSite {
  const site = expectPresent(
    known ?? readSites().find(({ subdomain }) => subdomain === ""),
    "international site",
  );
  return {
    origin: toSiteOrigin(siteHosts, site),
    otherLanguages: languages.filter(
      (language) => language !== site.language && language in site.legal.folders,
    ),
  };
}
