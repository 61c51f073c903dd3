import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFiles, legalFile } from "../load/content.ts";
import { parseYaml } from "../load/parse-yaml.ts";
import { contentDirectory } from "../read-compiled.ts";
import { legalPageNames } from "../legal-page-names.ts";
import { sitesSchema } from "../schema/site.ts";

/** Writes a short text for each legal page of the shop's own sites below a directory. */
export function writeLegalPages(directory: string): void {
  const file = contentFiles.sites;
  const sites = parseYaml(file, readFileSync(join(contentDirectory, file), "utf8"), sitesSchema).value ?? [];
  const folders = new Set(sites.flatMap(({ legal }) => Object.values(legal.folders)));
  for (const folder of folders) {
    for (const name of legalPageNames) writeLegalPage(directory, { folder, name, body: `The ${name}.` });
  }
}

type LegalPage = { folder: string; name: string; body: string };

export function writeLegalPage(directory: string, { folder, name, body }: LegalPage): void {
  const path = join(directory, legalFile(folder, name));
  mkdirSync(dirname(path), { recursive: true });
  const description = "What the law asks a shop to tell those who buy from it, in short.";
  writeFileSync(path, `---\nname: ${name}\ntitle: The ${name}\ndescription: ${description}\n---\n${body}\n`);
}
