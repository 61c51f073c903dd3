import { languages, type Language } from "../languages.ts";
import type { WrittenLink } from "../rich-text/compilation.ts";
import { type Page, pageHeadSchema, type PageText } from "../schema/page.ts";
import type { Shop } from "../schema/shop.ts";
import { textFile } from "./content.ts";
import { listTextFiles } from "./list-text-files.ts";
import { loadText } from "./load-text.ts";
import type { Problem } from "./problem.ts";
import { createRuleValues, fillRuleValues } from "./rule-values.ts";

export type LoadedPages = { pages: Page[]; links: WrittenLink[]; problems: Problem[] };

/** Reads the content pages [3.26]. Each has to exist in every language. */
export function loadPages(directory: string, shop: Shop): LoadedPages {
  const problems: Problem[] = [];
  const links: WrittenLink[] = [];
  const values = createRuleValues(shop);
  const byName = new Map<string, Map<Language, PageText | null>>();
  for (const { file, name, language, text } of listTextFiles(directory, "pages")) {
    const filled = fillRuleValues(file, text, values, language);
    const loaded = loadText(file, filled.text, pageHeadSchema);
    problems.push(...filled.problems, ...loaded.problems);
    const texts = byName.get(name) ?? new Map<Language, PageText | null>();
    byName.set(name, texts.set(language, loaded.head && { ...loaded.head, content: loaded.content }));
    if (loaded.head === null) continue;
    links.push(...loaded.links);
    if (loaded.head.name !== name) {
      problems.push({ file, field: "name", message: `expected the file's name, ${name}` });
    }
  }
  const pages = [...byName].map(([name, texts]) => {
    for (const language of languages) {
      if (texts.has(language)) continue;
      problems.push({
        file: textFile("pages", language, name),
        field: "",
        message: "expected this file too",
      });
    }
    // The cast is safe: the page lacks a language only when there is a problem, and the caller then ignores the pages.
    return { name, texts: Object.fromEntries(texts) as Page["texts"] };
  });
  return { pages: pages.toSorted((a, b) => a.name.localeCompare(b.name)), links, problems };
}
