import { type Language, languages } from "@spolverk/content";

/** The shop's language of that name; English for any other. */
export function toLanguage(name: unknown): Language {
  return languages.find((language) => language === name) ?? "en";
}
