import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages.ts";
import type { WrittenLink } from "../rich-text/compilation.ts";
import type { LegalTexts } from "../schema/legal.ts";
import { pageHeadSchema } from "../schema/page.ts";
import type { Shop } from "../schema/shop.ts";
import { type LegalPageName, legalPageNames } from "../legal-page-names.ts";
import type { Site } from "../schema/site.ts";
import { legalFile } from "./content.ts";
import { loadText } from "./load-text.ts";
import { formatProblem, type Problem } from "./problem.ts";
import { createSiteValues, fillRuleValues } from "./rule-values.ts";

type LoadedLegal = {
  legal: LegalTexts[];
  /** File names in each folder of content/legal/, without .md. */
  files: ReadonlyMap<string, readonly string[]>;
  links: WrittenLink[];
  problems: Problem[];
};

/** Reads the legal pages of every site in each of its languages, with the site's own facts filled in. */
export function loadLegal(directory: string, shop: Shop, sites: readonly Site[]): LoadedLegal {
  const files = listFiles(directory);
  // Two sites may share a folder, whose mistakes are reported once.
  const links = new Map<string, WrittenLink>();
  const problems = new Map<string, Problem>();
  const legal = sites.flatMap((site) =>
    (Object.entries(site.legal.folders) as [Language, string][]).map(([language, folder]) => {
      const pages: LegalTexts["pages"] = {};
      for (const name of legalPageNames.filter((page) => files.get(folder)?.includes(page))) {
        const page = loadPage(directory, shop, site, { language, folder, name });
        for (const problem of page.problems) problems.set(formatProblem(problem), problem);
        for (const link of page.links) links.set(Object.values(link).join(" "), link);
        if (page.text) pages[name] = page.text;
      }
      return { site: site.code, folder, language, version: toVersion(pages), pages };
    }),
  );
  return { legal, files, links: [...links.values()], problems: [...problems.values()] };
}

function listFiles(directory: string): LoadedLegal["files"] {
  const root = join(directory, "legal");
  const folders = existsSync(root) ? readdirSync(root).toSorted() : [];
  return new Map(
    folders.map((folder) => [
      folder,
      readdirSync(join(root, folder)).map((fileName) => fileName.replace(/\.md$/, "")),
    ]),
  );
}

type Place = { language: Language; folder: string; name: LegalPageName };

function loadPage(directory: string, shop: Shop, site: Site, { language, folder, name }: Place) {
  const file = legalFile(folder, name);
  const written = readFileSync(join(directory, file), "utf8");
  const filled = fillRuleValues(file, written, createSiteValues(shop, site), language);
  const loaded = loadText(file, filled.text, pageHeadSchema, {
    ...site.legal,
    hasShippingRates: name === "shipping",
  });
  const problems = [...filled.problems, ...loaded.problems];
  if (loaded.head === null) return { text: null, links: [], problems };
  if (loaded.head.name !== name) {
    problems.push({ file, field: "name", message: `expected the file's name, ${name}` });
  }
  problems.push(...findFormLinks(site, loaded.links));
  const { title, description } = loaded.head;
  return { text: { title, description, content: loaded.content }, links: loaded.links, problems };
}

/** Finds links to the withdrawal form on pages of a site without one. */
function findFormLinks({ code, legal }: Site, links: readonly WrittenLink[]): Problem[] {
  if (legal.withdrawalFunction) return [];
  return links
    .filter(({ href }) => href === "/withdrawal")
    .map(({ file, line }) => ({
      file,
      field: `line ${line}`,
      message: `expected no link to the form to withdraw, which ${code} does not have`,
    }));
}

/** Hashes the texts that a buyer accepts and reads about withdrawal and personal data: the version in `LegalTexts`. */
function toVersion({ terms, withdrawal, privacy }: LegalTexts["pages"]): string {
  const words = JSON.stringify([terms, withdrawal, privacy]);
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}
