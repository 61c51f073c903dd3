const ending = /_(zero|one|two|few|many|other)$/;

/** The name without the plural form: "cart.count_one" is "cart.count". @param {string} key */
export const withoutPlural = (key) => key.replace(ending, "");

/**
 * The plural form in a key; null when it has none.
 *
 * @param {string} key
 */
export const pluralForm = (key) => ending.exec(key)?.[1] ?? null;

/**
 * The plural forms that a language needs. French, Spanish and Italian have one more from a million on, which no count
 * here reaches.
 *
 * @param {string} language
 * @returns {string[]}
 */
export function neededForms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].toSorted();
}
