import { createInstance, type InitOptions } from "i18next";

/** Returns a text by its key, with values in place of `{{name}}`. */
export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

type TranslateOptions = {
  /** Returns the replacement of a missing value; empty by default. */
  onMissingValue?: NonNullable<InitOptions["missingInterpolationHandler"]>;
};

/**
 * Creates a translate function of one language through i18next, for texts that React does not render: messages,
 * mails, invoices.
 */
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
    // HTML is escaped where it is written.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: onMissingValue,
  });
  return (key: string, values = {}) => i18n.t(key, values);
}
