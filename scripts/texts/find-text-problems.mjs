import { neededForms, pluralForm, withoutPlural } from "./plural-forms.mjs";

/**
 * The placeholders and elements of a text: "{{name}}", also for "{{name, number}}", and "<terms>". @param {string}
 * text
 */
const valuesOf = (text) =>
  new Set(
    [...text.matchAll(/\{\{(\w+)(?:, ?\w+)?\}\}|<\w+>/g)].map(([place, name]) =>
      name ? `{{${name}}}` : place,
    ),
  );

/** @param {Map<string, string>} texts @returns {Map<string, { form: string | null, text: string }[]>} */
function groupByName(texts) {
  const groups = new Map();
  for (const [key, text] of texts) {
    const name = withoutPlural(key);
    groups.set(name, [...(groups.get(name) ?? []), { form: pluralForm(key), text }]);
  }
  return groups;
}

/**
 * Finds mistakes in a language's texts compared with the English ones: a missing text, a surplus one, an untranslated
 * one, other placeholders, a missing plural form.
 *
 * @param {string} language
 * @param {Map<string, string>} texts
 * @param {Map<string, string>} english
 * @param {ReadonlySet<string>} international texts that may be the same in every language
 * @returns {string[]}
 */
export function findTextProblems(language, texts, english, international) {
  const own = groupByName(texts);
  const measure = groupByName(english);
  const needed = neededForms(language);

  const missing = [...measure.keys()].filter((name) => !own.has(name)).map((name) => `${name} is missing`);
  const surplus = [...own.keys()]
    .filter((name) => !measure.has(name))
    .map((name) => `${name} is not in English`);
  const empty = [...texts].flatMap(([key, text]) => (text.trim() === "" ? [`${key} is empty`] : []));
  const untranslated =
    language === "en"
      ? []
      : [...texts].flatMap(([key, text]) =>
          text === english.get(key) && !isInternational(text, international)
            ? [`${key} is not translated: ${text}`]
            : [],
        );
  const forms = [...own].flatMap(([name, variants]) => {
    const found = variants.flatMap(({ form }) => (form === null ? [] : [form]));
    const isPlural = measure.get(name)?.some(({ form }) => form !== null) ?? false;
    if (!isPlural) return found.length === 0 ? [] : [`${name} has plural forms only here`];
    return needed.filter((form) => !found.includes(form)).map((form) => `${name} lacks its form _${form}`);
  });
  const values = [...own].flatMap(([name, variants]) => {
    const wanted = measure.get(name)?.map(({ text }) => valuesOf(text));
    if (!wanted) return [];
    const all = new Set(wanted.flatMap((each) => [...each]));
    return variants.flatMap(({ form, text }) => {
      const used = valuesOf(text);
      // The singular may spell out its number, as in "One item", so it may lack the placeholder.
      const lacking = [...all].filter(
        (value) => !used.has(value) && !(value === "{{count}}" && form !== null),
      );
      const unknown = [...used].filter((value) => !all.has(value));
      return [
        ...lacking.map((value) => `${name} lacks ${value}`),
        ...unknown.map((value) => `${name} has ${value}, which no code gives it`),
      ];
    });
  });
  return [...missing, ...surplus, ...empty, ...untranslated, ...forms, ...values];
}

/**
 * Tells whether a text has nothing to translate: no letters besides its placeholders, or an international word.
 * @param {string} text @param {ReadonlySet<string>} international
 */
function isInternational(text, international) {
  return international.has(text) || !/\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ""));
}
