import { languages, type Language } from "@spolverk/content";

/** The language of a refusal: the requested one, or the default when the shop does not have it [9.3]. */
export function toLanguage(asked: string | undefined): Language {
  return languages.find((language) => language === asked) ?? "sv";
}
