const ending = /_(zero|one|two|few|many|other)$/;

/** Returns a text's name without the plural form: "cart.count" for "cart.count_one". @param {string} key */
export const withoutPlural = (key) => key.replace(ending, "");

/**
 * The plural form in a key; null when it has none.
 *
 * @param {string} key
 */
export const pluralForm = (key) => ending.exec(key)?.[1] ?? null;

/**
 * Lists the plural forms that a language needs. French, Spanish and Italian have a further form from a million on,
 * which no number in the shop's texts reaches.
 *
 * @param {string} language
 * @returns {string[]}
 */
export function neededForms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].toSorted();
}
