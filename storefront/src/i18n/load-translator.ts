import type { Language } from "@spolverk/content/languages";
import { createTranslator, type TextTree, type Translator } from "./create-translator.ts";
import type { TextFile } from "./shop-texts.ts";

const loaders = import.meta.glob<{ default: TextTree }>(
  "../../../content/locales/*/{busy,cart,checkout,filter,home,knowledge,pages,product,shop}.json",
);

async function loadTexts(language: Language, file: TextFile): Promise<TextTree> {
  const load = loaders[`../../../content/locales/${language}/${file}.json`];
  if (!load) throw new Error(`No texts ${file} for the language ${language}`);
  return (await load()).default;
}

/** The texts of one language that every page needs; `load` fetches those of a page [9.4]. */
export async function loadTranslator(language: Language): Promise<Translator> {
  const i18n = createTranslator(language, (file) => loadTexts(language, file));
  await i18n.load(["shop"]);
  return i18n;
}
