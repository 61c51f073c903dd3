import { createInstance, type InitOptions } from "i18next";

/** Gives a text by its key, with its values in the places of their names: `{{name}}`. */
export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

type TranslateOptions = {
  /** Gives what stands in the place of a value that is missing: nothing, unless said. */
  onMissingValue?: NonNullable<InitOptions["missingInterpolationHandler"]>;
};

/** The texts of one language through i18next, for what is not rendered by React: messages, mails, invoices. */
export function createTranslate<Key extends string>(
  language: string,
  texts: object,
  { onMissingValue = () => "" }: TranslateOptions = {},
): Translate<Key> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    nsSeparator: false,
    // What becomes HTML is escaped where that is written.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: onMissingValue,
  });
  return (key: string, values = {}) => i18n.t(key, values);
}
