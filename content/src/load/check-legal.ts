import type { Language } from "../languages.ts";
import { legalPageNames } from "../legal-page-names.ts";
import type { Site } from "../schema/site.ts";
import { contentFiles, legalFile } from "./content.ts";
import type { Problem } from "./problem.ts";

type Legal = Pick<Site["legal"], "folders" | "pages">;
type CheckedSite = Pick<Site, "code" | "language"> & { legal: Legal };

/**
 * Checks that every site has the legal pages that sites.yaml requires, and that content/legal/ holds nothing else.
 *
 * @param files the names of the files in each folder of content/legal/, without .md
 */
export function checkLegal(
  sites: readonly CheckedSite[],
  files: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const problems = new Map<string, Problem>();
  const report = (file: string, field: string, message: string) => {
    const key = [file, field].join(" ");
    if (!problems.has(key)) problems.set(key, { file, field, message });
  };
  const languageOf = new Map<string, Language>();

  sites.forEach(({ code, language: own, legal }, index) => {
    const field = `[${index}].legal.folders`;
    if (legal.folders[own] === undefined) {
      report(contentFiles.sites, field, `expected a folder for ${own}, the language of the site`);
    }
    for (const [language, folder] of Object.entries(legal.folders) as [Language, string][]) {
      const written = files.get(folder);
      if (written === undefined) {
        report(contentFiles.sites, `${field}.${language}`, `expected a folder of legal/, not "${folder}"`);
        continue;
      }
      const first = languageOf.get(folder) ?? language;
      languageOf.set(folder, first);
      if (first !== language) {
        report(
          contentFiles.sites,
          `${field}.${language}`,
          `expected a folder in ${language}, "${folder}" is one in ${first}`,
        );
      }
      for (const name of legal.pages.filter((page) => !written.includes(page))) {
        report(legalFile(folder, name), "", `expected this file too, ${code} must have the page`);
      }
    }
  });
  for (const [folder, names] of files) {
    if (!languageOf.has(folder)) {
      report(`legal/${folder}`, "", `expected a site of ${contentFiles.sites} that has this folder`);
    }
    for (const name of names.filter((written) => !legalPageNames.some((known) => known === written))) {
      report(legalFile(folder, name), "", `expected one of ${legalPageNames.join(", ")}`);
    }
  }
  return [...problems.values()];
}
