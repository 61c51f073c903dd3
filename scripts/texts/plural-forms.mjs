const ending = /_(zero|one|two|few|many|other)$/;

/** What the plural forms of a text share: "cart.count_one" is "cart.count". @param {string} key */
export const withoutPlural = (key) => key.replace(ending, "");

/**
 * A text's plural form, null when it has none.
 *
 * @param {string} key
 */
export const pluralForm = (key) => ending.exec(key)?.[1] ?? null;

/**
 * The forms a language needs for what a shop counts. From a million on French, Spanish and Italian have one more,
 * which nothing here reaches.
 *
 * @param {string} language
 * @returns {string[]}
 */
export function neededForms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].toSorted();
}
