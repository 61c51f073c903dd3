import type { Language } from "@spolverk/content/languages";
import type { TextFile, TextKey } from "./shop-texts.ts";

type Values = Readonly<Record<string, string | number>>;

/** Gives a text with its values in place; by `count` the plural form of the language. */
export type Translate = (key: TextKey, values?: Values) => string;
export type Translator = {
  language: Language;
  t: Translate;
  /** Makes the texts of these files known, once each. */
  load: (files: readonly TextFile[]) => Promise<void>;
};

/** Texts in texts, as a locale file holds them. */
export type TextTree = { readonly [name: string]: string | TextTree };

const placeholder = /\{\{(\w+)\}\}/g;

/**
 * The texts of one language in the form of i18next's files ({{value}}, key_one, key_other), without i18next:
 * with React's bindings it was 17 kB of what every page loads, and a fifth of the time to render one.
 * A text that is missing shows its key.
 */
export function createTranslator(
  language: Language,
  fetchTexts: (file: TextFile) => Promise<TextTree>,
): Translator {
  const texts = new Map<string, string>();
  const loading = new Map<TextFile, Promise<unknown>>();
  const plurals = new Intl.PluralRules(language);

  function find(key: string, count: string | number | undefined): string {
    if (count === undefined) return texts.get(key) ?? key;
    return (
      texts.get(`${key}_${plurals.select(Number(count))}`) ??
      texts.get(`${key}_other`) ??
      texts.get(key) ??
      key
    );
  }

  return {
    language,
    t: (key, values) => {
      const text = find(key, values?.count);
      return values
        ? text.replaceAll(placeholder, (whole, name: string) => String(values[name] ?? whole))
        : text;
    },
    load: async (files) => {
      const wanted = files.map((file) => {
        const found = loading.get(file) ?? fetchTexts(file).then((tree) => flatten(tree, "", texts));
        loading.set(file, found);
        // What did not come may come the next time.
        found.catch(() => loading.delete(file));
        return found;
      });
      await Promise.all(wanted);
    },
  };
}

function flatten(tree: TextTree, path: string, texts: Map<string, string>): void {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(path + name, value);
    else flatten(value, `${path}${name}.`, texts);
  }
}
