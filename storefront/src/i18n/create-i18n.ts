import type { Language } from "@spolverk/content/languages";
import { createInstance, type i18n, type TFunction } from "i18next";
import type { TextFile } from "./shop-texts.ts";

type LanguageTexts = {
  shop: object;
  /** By the path of the file, as the language's module names it. */
  others: Record<string, () => Promise<{ default: object }>>;
};

/** A visit is in one language: the names of the others' files, 15 each, come with their chunks. */
const languageTexts = import.meta.glob<LanguageTexts>("./languages/*.ts");

/** Every namespace but the default one: no two of them have a part in common, so that a key leads to one text. */
const routeNamespaces: readonly Exclude<TextFile, "shop">[] = [
  "product",
  "filter",
  "cart",
  "checkout",
  "home",
  "knowledge",
  "newsletter",
  "pages",
  "account",
  "club",
  "enquiry",
  "sign-in",
  "take-back",
  "withdrawal",
  "busy",
];

/**
 * An i18next instance with the texts that every page needs [9.4]: one per language on the server, one per visit in the
 * browser. A text that is missing shows its key.
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { shop: (await importLanguage(language)).shop } },
    defaultNS: "shop",
    fallbackNS: [...routeNamespaces],
    fallbackLng: false,
    nsSeparator: false,
    // The default. Where it is given, i18next need not look whether a key is a sentence.
    keySeparator: ".",
    // React escapes.
    interpolation: { escapeValue: false },
    // The language never changes and a route's texts are there before it renders: components need not listen.
    react: { useSuspense: false, bindI18n: "", bindI18nStore: "" },
  });
  keepTexts(instance);
  return instance;
}

/**
 * Keeps each text without values once it was asked for, and gives every component the same `t`: i18next resolves a key
 * anew each time, and a page asks for hundreds.
 */
function keepTexts(instance: i18n): void {
  const translate = instance.t as unknown as (key: string, values?: object) => string;
  const kept = new Map<string, string>();
  const t = (key: string, values?: object) => {
    const known = values === undefined ? kept.get(key) : undefined;
    if (known !== undefined) return known;
    const text = translate(key, values);
    // A missing text shows its key until its file is loaded.
    if (values === undefined && text !== key) kept.set(key, text);
    return text;
  };
  instance.t = t as unknown as TFunction;
  instance.getFixedT = (_language: unknown, _namespace?: unknown, keyPrefix?: unknown) => {
    // What the shop does not use: it would be given texts of other keys without a word.
    if (keyPrefix !== undefined) throw new Error("t takes no prefix of keys");
    return instance.t;
  };
}

/** Adds the texts of these namespaces; rejects when one cannot be fetched, and fetches it again the next time. */
export async function loadNamespaces(instance: i18n, files: readonly TextFile[]): Promise<void> {
  const { language } = instance;
  const missing = files.filter((file) => !instance.hasResourceBundle(language, file));
  await Promise.all(
    missing.map(async (file) => {
      const texts = await importTexts(language, file);
      instance.addResourceBundle(language, file, texts, false, true, { skipCopy: true });
    }),
  );
}

async function importTexts(language: string, file: TextFile): Promise<object> {
  const { others } = await importLanguage(language);
  const load = others[`../../../../content/locales/${language}/${file}.json`];
  if (!load) throw new Error(`No texts ${file} for the language ${language}`);
  return (await load()).default;
}

async function importLanguage(language: string): Promise<LanguageTexts> {
  const load = languageTexts[`./languages/${language}.ts`];
  if (!load) throw new Error(`No texts for the language ${language}`);
  return load();
}
