import type { Language } from "@spolverk/content/languages";
import { createInstance, type i18n, type TFunction } from "i18next";
import type { TextFile } from "./shop-texts.ts";

type LanguageTexts = {
  shop: object;
  /** Loaders of the other text files, keyed by file path, as the language's module exports them. */
  others: Record<string, () => Promise<{ default: object }>>;
};

/**
 * One chunk per language, because a visit needs only one. The chunk also contains the names of the language's 15 other
 * files.
 */
const languageTexts = import.meta.glob<LanguageTexts>("./languages/*.ts");

/** Every namespace but the default one. No two namespaces share a part, so that a key leads to only one text. */
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
 * Creates an i18next instance with the texts of every page [9.4]: one per language on the server, one per visit in the
 * browser. A missing text shows its key.
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
    // This is the default. Set explicitly, it makes i18next skip the check of whether a key is a sentence.
    keySeparator: ".",
    // React escapes the values.
    interpolation: { escapeValue: false },
    // The language never changes and a route's texts load before it renders, so components need not listen.
    react: { useSuspense: false, bindI18n: "", bindI18nStore: "" },
  });
  keepTexts(instance);
  return instance;
}

/**
 * Memoizes each text without values and gives every component the same `t`: i18next resolves a key on every call, and a
 * page resolves hundreds.
 */
function keepTexts(instance: i18n): void {
  const translate = instance.t as unknown as (key: string, values?: object) => string;
  const kept = new Map<string, string>();
  const t = (key: string, values?: object) => {
    const known = values === undefined ? kept.get(key) : undefined;
    if (known !== undefined) return known;
    const text = translate(key, values);
    // A missing text, for which i18next returns the key, is not memoized, because its file may load later.
    if (values === undefined && text !== key) kept.set(key, text);
    return text;
  };
  instance.t = t as unknown as TFunction;
  instance.getFixedT = (_language: unknown, _namespace?: unknown, keyPrefix?: unknown) => {
    // The shop does not use key prefixes; ignoring one would silently return texts of other keys.
    if (keyPrefix !== undefined) throw new Error("t takes no prefix of keys");
    return instance.t;
  };
}

/** Adds the texts of these namespaces. Rejects when a file cannot be fetched; the next call fetches that file again. */
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
