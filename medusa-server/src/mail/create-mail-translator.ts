import { type Language, type MailTextKey, readMailTexts } from "@spolverk/content";

/** Gives a text of a mail with its values in place. @throws Error for a text or a value that is missing */
export type TranslateMail = (key: MailTextKey, values?: Readonly<Record<string, string | number>>) => string;

export function createMailTranslator(language: Language): TranslateMail {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = readMailTexts(language);
  return (key, values = {}) => {
    const [group = "", name = ""] = key.split(".");
    const text = groups[group]?.[name];
    if (text === undefined) throw new Error(`No text ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => {
      const found = values[value];
      if (found === undefined) throw new Error(`The text ${key} needs ${value}`);
      return String(found);
    });
  };
}
