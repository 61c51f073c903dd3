import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "../languages.ts";
import { textFile } from "./content.ts";

export type TextFile = { file: string; name: string; language: Language; text: string };

const extension = ".md";

/** Lists the Markdown files of a folder, which has a subfolder for each language. */
export function listTextFiles(directory: string, folder: "articles" | "pages"): TextFile[] {
  return languages.flatMap((language) => {
    const place = join(directory, folder, language);
    const names = existsSync(place) ? readdirSync(place) : [];
    return names
      .filter((name) => name.endsWith(extension))
      .toSorted()
      .map((fileName) => {
        const name = fileName.slice(0, -extension.length);
        const file = textFile(folder, language, name);
        return { file, name, language, text: readFileSync(join(directory, file), "utf8") };
      });
  });
}
