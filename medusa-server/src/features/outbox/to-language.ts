import { type Language, languages } from "@spolverk/content";

/** Parses a language of the shop; English for any other text. */
export function toLanguage(name: unknown): Language {
  return languages.find((language) => language === name) ?? "en";
}
