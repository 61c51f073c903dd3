import { languages, type Language } from "@spolverk/content";

/** The language to refuse in: the one asked for, or the default when that is none of ours [9.3]. */
export function toLanguage(asked: string | undefined): Language {
  return languages.find((language) => language === asked) ?? "sv";
}
