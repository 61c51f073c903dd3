import type { Language } from "@spolverk/content/languages";
import { createTranslator, type TextTree, type Translator } from "./create-translator.ts";

const loaders = import.meta.glob<{ default: TextTree }>("../../../content/locales/*/shop.json");

/** The texts of one language, and only that one. */
export async function loadTranslator(language: Language): Promise<Translator> {
  const load = loaders[`../../../content/locales/${language}/shop.json`];
  if (!load) throw new Error(`No texts for the language ${language}`);
  return createTranslator(language, (await load()).default);
}
